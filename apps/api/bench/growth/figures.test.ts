import { expect, test } from "vitest";
import { differences, figuresOf } from "./figures.ts";

const read = { name: "REST user", statements: 2, bytes: 900 };
const stored = figuresOf([
  { ...read, athletes: 10, blocks: 5 },
  { ...read, athletes: 1000, blocks: 9 },
]);

test.each([
  ["the same", {}, []],
  ["a little more of what depends on dates and places", { bytes: 950, blocks: 10 }, []],
  ["less", { statements: 1, bytes: 100, blocks: 4 }, []],
  ["a statement more", { statements: 3 }, ["REST user sends 3 statements instead of 2."]],
  ["a longer answer", { bytes: 1000 }, ["REST user answers 1000 bytes instead of 900."]],
  ["more blocks", { blocks: 11 }, ["REST user touches 11 blocks with 1000 athletes instead of 9."]],
  ["another read", { name: "REST plans" }, ["REST plans has no stored figures: run with --write."]],
])("%s is compared with the stored figures", (_, change, sentences) => {
  const now = figuresOf([{ ...read, athletes: 1000, blocks: 9, ...change }]);
  expect(differences(now, stored)).toEqual(sentences);
});
