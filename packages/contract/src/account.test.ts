import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { PASSWORD_LENGTH } from "@triplan/domain";
import { credentialsInput, password, username } from "./account.ts";
import { issuesOf } from "./testing/issues-of.ts";

const INVALID_EMAIL = "Please enter a valid email address";
const TOO_SHORT = "Password must be at least 6 characters";
const TOO_LONG = "Password must be at most 128 characters";

const ofLength = (length: number, letter = "a") => letter.repeat(length);

describe("username", () => {
  test.each<[string, unknown]>([
    ["no e-mail", "abc"],
    ["no domain", "abc@"],
    ["a domain without a dot", "abc@localhost"],
    ["no local part", "@b.co"],
    ["two at signs", "a@b@c.co"],
    ["a space inside", "a b@c.co"],
    ["missing", undefined],
    ["null", null],
    ["a number", 12],
    ["an array", ["a@b.co"]],
    ["an object", { toString: "a@b.co" }],
    ["empty", ""],
    ["spaces alone", "   "],
    ["255 characters", `${ofLength(60)}@${ofLength(63)}.${ofLength(63)}.${ofLength(63)}.co`],
    ["a local part of 65 characters", `${ofLength(65)}@b.co`],
    ["100,000 characters", `${ofLength(100_000)}@b.co`],
    ["a NUL in the local part", "a\0b@c.co"],
    ["a NUL after the domain", "a@b.co\0"],
    ["a line end inside", "a@b.co\r\nBcc: c@d.co"],
    ["a line end after it", "a@b.co\r\n"],
    ["a line end before it", "\na@b.co"],
    ["a lone surrogate", "a\ud800@b.co"],
  ])("rejects %s", (_, input) => {
    expect(issuesOf(username, input)).toEqual([`: ${INVALID_EMAIL}`]);
  });

  test.each([
    ["a@b.co", "a@b.co"],
    [" A@B.co ", "a@b.co"],
    ["First.Last+triathlon@Example.COM", "first.last+triathlon@example.com"],
    [`${ofLength(64)}@b.co`, `${ofLength(64)}@b.co`],
  ])("stores %j as %j", (input, known) => {
    expect(username.parse(input)).toBe(known);
  });

  test("accepts 254 characters: 64 + 1 + 63 + 1 + 63 + 1 + 58 + 1 + 2", () => {
    const domain = `${ofLength(63)}.${ofLength(63)}.${ofLength(58)}.co`;
    const longest = `${ofLength(64)}@${domain}`;
    expect(longest).toHaveLength(254);
    expect(username.parse(longest)).toBe(longest);
  });

  const arbEmail = fc
    .tuple(fc.emailAddress(), fc.constantFrom("", " ", "  "))
    .map(([email, space]) => `${space}${email}${space}`);

  test.prop([arbEmail])("ignores case and surrounding spaces", (email) => {
    const known = username.safeParse(email);
    expect(username.safeParse(email.toUpperCase())).toEqual(known);
    expect(username.safeParse(email.trim())).toEqual(known);
  });

  test.prop([fc.oneof(arbEmail, fc.string({ unit: "binary" }))])(
    "returns a valid e-mail that it keeps unchanged",
    (text) => {
      const { data } = username.safeParse(text);
      if (data !== undefined) expect(username.parse(data)).toBe(data);
    },
  );
});

describe("password", () => {
  test.each<[string, unknown, string]>([
    ["5 characters", "12345", TOO_SHORT],
    ["empty", "", TOO_SHORT],
    ["missing", undefined, TOO_SHORT],
    ["null", null, TOO_SHORT],
    ["a number", 123_456, TOO_SHORT],
    ["3 emoji of two code units each", "🏊🚴🏃", TOO_SHORT],
    ["129 characters", ofLength(129), TOO_LONG],
    ["a megabyte", ofLength(1_000_000), TOO_LONG],
  ])("rejects %s", (_, input, message) => {
    expect(issuesOf(password, input)).toEqual([`: ${message}`]);
  });

  test.each(["123456", ofLength(128), "      ", " pass word ", "пароль", "🏊🚴🏃🏁🥇🎉"])(
    "accepts %j unchanged",
    (typed) => {
      expect(password.parse(typed)).toBe(typed);
    },
  );

  test.prop([fc.string({ unit: "binary", maxLength: 140 })])(
    // @covers login-and-register-1
    "accepts exactly texts of 6 to 128 characters, unchanged",
    (typed) => {
      const { success, data } = password.safeParse(typed);
      const { min, max } = PASSWORD_LENGTH;
      const { length } = Array.from(typed);
      expect(success).toBe(length >= min && length <= max);
      if (success) expect(data).toBe(typed);
    },
  );
});

describe("credentialsInput", () => {
  // @covers login-and-register-1
  test("reports both fields when both are invalid", () => {
    expect(issuesOf(credentialsInput, { username: "abc", password: "12345" })).toEqual([
      `username: ${INVALID_EMAIL}`,
      `password: ${TOO_SHORT}`,
    ]);
  });

  test("reports both fields for an empty object", () => {
    expect(issuesOf(credentialsInput, {})).toEqual([
      `username: ${INVALID_EMAIL}`,
      `password: ${TOO_SHORT}`,
    ]);
  });

  test("drops unknown fields", () => {
    const input = { username: "A@b.co", password: "secret", id: 7, isAdmin: true };
    expect(credentialsInput.parse(input)).toEqual({ username: "a@b.co", password: "secret" });
  });
});
