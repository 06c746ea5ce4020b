import { expect, test } from "vitest";
import { importCycle } from "./acyclic-chunks.ts";

const graph = (imports: Record<string, readonly string[]>) => new Map(Object.entries(imports));

test("importCycle finds chunks that import each other", () => {
  const chunks = graph({
    page: ["shared", "a"],
    shared: [],
    a: ["b"],
    b: ["shared", "c"],
    c: ["a"],
  });
  expect(importCycle(chunks)).toEqual(["a", "b", "c", "a"]);
});

test("importCycle finds none where two pages share a chunk, or one is of another build", () => {
  const chunks = graph({ page: ["shared", "other"], other: ["shared"], shared: ["elsewhere"] });
  expect(importCycle(chunks)).toEqual([]);
});
