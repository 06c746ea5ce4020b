import { expect, test } from "vitest";

const components = Object.keys(import.meta.glob("../[A-Z]*/[A-Z]*.tsx")).map(
  (path) => path.split("/")[1],
);
const examples = Object.keys(import.meta.glob("../*/*.examples.tsx")).map(
  (path) => path.split("/")[1],
);

test("shows every component of the kit in the gallery", () => {
  expect(components.length).toBeGreaterThan(0);
  expect(new Set(components)).toEqual(new Set(examples));
});
