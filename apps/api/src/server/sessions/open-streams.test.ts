import { expect, test } from "vitest";
import { OpenStreams } from "./open-streams.ts";

test("a user has at most nine streams; a closed one makes room", () => {
  const streams = new OpenStreams();
  const [first] = Array.from({ length: 9 }, () => streams.open(1, "a"));
  expect(() => streams.open(1, "b")).toThrow("Too many pages follow your syncs and imports");
  expect(streams.open(2, "c").signal.aborted).toBe(false);
  first?.close();
  expect(streams.open(1, "b").signal.aborted).toBe(false);
});

test("the end of a login ends its streams alone", () => {
  const streams = new OpenStreams();
  const [ended, other] = [streams.open(1, "a"), streams.open(1, "b")];
  streams.end(["a"]);
  expect([ended.signal.aborted, other.signal.aborted]).toEqual([true, false]);
});
