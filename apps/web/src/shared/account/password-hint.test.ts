import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { passwordHint } from "./password-hint.ts";

const EMAIL = "iris.costa@example.com";

describe("passwordHint", () => {
  test.each([
    ["password1", "This is one of the most commonly guessed passwords."],
    ["Summer2027!", "This is one of the most commonly guessed passwords."],
    ["Triplan-forever", "This is one of the most commonly guessed passwords."],
    ["aaaaaaaaa", "Repeated or sequential characters are easy to guess."],
    ["123456", "Repeated or sequential characters are easy to guess."],
    ["987654321", "Repeated or sequential characters are easy to guess."],
    ["my-iris.costa-key", "It contains your email name, so it is easy to guess."],
    ["xk7#pq", "A longer password is safer: eight characters or more."],
  ])("warns about %s: %s", (password, hint) => {
    expect(passwordHint(password, EMAIL)).toBe(hint);
  });

  test.each(["", "cold river under maps", "xk7#pqzr"])("accepts '%s'", (password) => {
    expect(passwordHint(password, EMAIL)).toBeNull();
  });

  test.prop([fc.string({ unit: "binary" }), fc.string()])("never throws", (password, email) => {
    const hint = passwordHint(password, email);
    expect(hint === null || hint.endsWith(".")).toBe(true);
  });
});
