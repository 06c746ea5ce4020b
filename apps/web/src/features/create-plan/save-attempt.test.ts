import { beforeEach, describe, expect, test } from "vitest";
import { attemptKey, forgetAttempt } from "./save-attempt.ts";

beforeEach(() => sessionStorage.clear());

describe("the key of a plan that is sent", () => {
  test("is the same for the same input, however often it is sent", () => {
    const key = attemptKey({ name: "Lisbon" });
    expect(attemptKey({ name: "Lisbon" })).toBe(key);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is another for a changed input", () => {
    const key = attemptKey({ name: "Lisbon" });
    expect(attemptKey({ name: "Lisbon\nOlympic" })).not.toBe(key);
  });

  test("is another once the plan was saved", () => {
    const key = attemptKey({ name: "Lisbon" });
    forgetAttempt();
    expect(attemptKey({ name: "Lisbon" })).not.toBe(key);
  });
});
