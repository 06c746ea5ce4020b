import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { DomainError } from "./errors.ts";

describe("DomainError", () => {
  test("is an Error with a code and a message", () => {
    const error = new DomainError("not_found", "Exercise not found");
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: "DomainError",
      code: "not_found",
      message: "Exercise not found",
    });
    expect(String(error)).toBe("DomainError: Exercise not found");
  });

  test("has no issues and no retry time by default", () => {
    const error = new DomainError("conflict", "A sync is already running");
    expect(error.issues).toEqual([]);
    expect(error.retryAfterSeconds).toBeUndefined();
  });

  test("keeps the given issues and retry time", () => {
    const issues = [{ path: "raceDate", message: "Race date must be in the future" }];
    const error = new DomainError("too_many", "Too many attempts", {
      issues,
      retryAfterSeconds: 60,
    });
    expect(error.issues).toEqual(issues);
    expect(error.retryAfterSeconds).toBe(60);
  });
});
