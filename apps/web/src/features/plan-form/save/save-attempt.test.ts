import { beforeEach, describe, expect, test } from "vitest";
import { attemptKey, forgetAttempt } from "./save-attempt.ts";

beforeEach(() => sessionStorage.clear());

describe("the idempotency key of a plan", () => {
  test("stays the same for the same input", () => {
    const key = attemptKey({ name: "Lisbon" });
    expect(attemptKey({ name: "Lisbon" })).toBe(key);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  test("changes with the input", () => {
    const key = attemptKey({ name: "Lisbon" });
    expect(attemptKey({ name: "Lisbon\nOlympic" })).not.toBe(key);
  });

  test("changes once the plan was saved", () => {
    const key = attemptKey({ name: "Lisbon" });
    forgetAttempt();
    expect(attemptKey({ name: "Lisbon" })).not.toBe(key);
  });
});
