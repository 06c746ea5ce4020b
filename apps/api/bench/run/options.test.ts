import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

const KNOWN = ["start", "requests"];
const NONE = { names: [], json: null, isShort: false, rest: [] };

test.each([
  ["nothing", "", {}],
  ["names", "start requests", { names: ["start", "requests"] }],
  ["a part's own argument", "start 3", { names: ["start"], rest: ["3"] }],
  [
    "a part's own options",
    "requests --rounds 2 --profile /tmp",
    { names: ["requests"], rest: ["--rounds", "2", "--profile", "/tmp"] },
  ],
  ["its own options before a name", "--short start", { names: ["start"], isShort: true }],
  [
    "its own options among those of a part",
    "requests --rounds 2 --json file --only week",
    { names: ["requests"], json: "file", rest: ["--rounds", "2", "--only", "week"] },
  ],
  ["a file after an equals sign", "--json=file", { json: "file" }],
])("reads %s", (_, words, expected) => {
  const args = words.split(" ").filter(Boolean);
  expect(readOptions(args, KNOWN)).toEqual({ ...NONE, ...expected });
});

test.each(["wek", "--rounds 2"])("rejects %j without a known name before it", (words) => {
  expect(() => readOptions(words.split(" "), KNOWN)).toThrow("Name a part before");
});
