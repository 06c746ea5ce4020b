import { describe, expect, test } from "vitest";
import { refuseWeakPassword } from "./password-policy.ts";

const COMMON = "This password is too common. Please choose another.";
const SHORT = "Password must be at least 8 characters";

const refusalOf = (password: string, username = "ana@example.com") =>
  refuseWeakPassword(password, username).then(
    () => null,
    (error: unknown) => error,
  );

describe("refuseWeakPassword", () => {
  test.each([
    ["123456", COMMON],
    ["password1", COMMON],
    ["PASSWORD1", COMMON],
    ["Triplan-2026", COMMON],
    ["xk7#ana!vq", COMMON],
    ["xk7#vqz", SHORT],
  ])("rejects %s under its field: %s", async (password, message) => {
    expect(await refusalOf(password)).toMatchObject({
      code: "rule_broken",
      message,
      issues: [{ path: "password", message }],
    });
  });

  test.each(["xk7#vqz!", "correct horse battery staple", "🏊🚴🏃🏊🚴🏃🏊🚴"])(
    "accepts %s",
    async (password) => {
      expect(await refusalOf(password)).toBeNull();
    },
  );

  test("ignores a name of one or two letters inside the password", async () => {
    expect(await refusalOf("xk7#vqz!a", "a@example.com")).toBeNull();
  });
});
