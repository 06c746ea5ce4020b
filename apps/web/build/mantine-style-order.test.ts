import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { inOwnLayer, mantineStyleOrder } from "./mantine-style-order.ts";

const order = mantineStyleOrder(
  dirname(fileURLToPath(import.meta.resolve("@mantine/core/styles.layer.css"))),
);

test.each([
  ["baseline", "UnstyledButton"],
  ["UnstyledButton", "Button"],
  ["Paper", "Card"],
  ["Input", "InlineInput"],
  ["InlineInput", "Switch"],
])("%s comes before %s, whose rules hold over it", (first, second) => {
  expect(order).toContain(first);
  expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
});

test("a style sheet gets a layer inside of Mantine's", () => {
  expect(inOwnLayer("Card", "@layer mantine {.a { top: 0 }}")).toBe(
    "@layer mantine.Card {.a { top: 0 }}",
  );
});
