import { Secret } from "otpauth";
import { describe, expect, test } from "vitest";
import { acceptedStep, newTotpSecret, totpUri } from "./totp.ts";

/** Key of the test vectors of RFC 6238, appendix B. */
const RFC_SECRET = Secret.fromUTF8("12345678901234567890").base32;
/** Their times in seconds, and the last six of their eight digits. */
const VECTORS = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

const at = (seconds: number) => new Date(1000 * seconds);

describe("a code", () => {
  test.each(VECTORS)("of RFC 6238 at %i s is %s", (seconds, code) => {
    const sent = { code, now: at(seconds), lastStep: null };
    expect(acceptedStep(RFC_SECRET, sent)).toBe(Math.floor(seconds / 30));
  });

  test.each([
    [29, null],
    [30 - 1, null],
    [30, 2],
    [59, 2],
    [60, 2],
    [89, 2],
    [119, 2],
    [120, null],
  ])("of 60 to 89 s is accepted one step early or late (%i s)", (seconds, step) => {
    // HOTP of counter 2 (RFC 4226, appendix D).
    const sent = { code: "359152", now: at(seconds), lastStep: null };
    expect(acceptedStep(RFC_SECRET, sent)).toBe(step);
  });

  test.each([
    [1, 2],
    [2, null],
    [3, null],
  ])("is refused when step %i was accepted before (%s)", (lastStep, step) => {
    expect(acceptedStep(RFC_SECRET, { code: "359152", now: at(60), lastStep })).toBe(step);
  });
});

test("a new key has 160 random bits and fits into the address of a QR code", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, "iris+tri@example.com"));
  expect(uri.protocol + uri.host).toBe("otpauth:totp");
  expect(decodeURIComponent(uri.pathname)).toBe("/Triplan:iris+tri@example.com");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Triplan",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
