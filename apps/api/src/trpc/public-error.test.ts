import { fc, test } from "@fast-check/vitest";
import { DomainError } from "@triplan/domain";
import { TRPCError } from "@trpc/server";
import { describe, expect } from "vitest";
import { z } from "zod";
import { publicError } from "./public-error.ts";

const SECRET = "sesame";
const withStatus = (statusCode: unknown) => Object.assign(new Error(SECRET), { statusCode });
const withCode = (code: string) => Object.assign(new Error(SECRET), { code });

const BROKEN = { status: 500, code: "internal", message: "Something went wrong" };
const DOWN = { status: 503, code: "unavailable", retryAfterSeconds: 2 };

describe("publicError", () => {
  test.each([
    ["unauthenticated", 401],
    ["forbidden", 403],
    ["not_found", 404],
    ["method_not_allowed", 405],
    ["conflict", 409],
    ["unsupported_type", 415],
    ["too_many", 429],
    ["rule_broken", 400],
    ["upstream_failed", 502],
    ["unavailable", 503],
  ] as const)("maps %s to %i with its own message", (code, status) => {
    expect(publicError(new DomainError(code, "In words"))).toEqual({
      status,
      code,
      message: "In words",
    });
  });

  test("keeps a refusal's fields and retry time, also inside a TRPCError", () => {
    const issues = [{ path: "name", message: "Too long" }];
    const cause = new DomainError("rule_broken", "Too long", { issues, retryAfterSeconds: 9 });
    const known = { status: 400, code: "rule_broken", message: "Too long", issues };
    expect(publicError(cause)).toEqual({ ...known, retryAfterSeconds: 9 });
    expect(publicError(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause }))).toEqual({
      ...known,
      retryAfterSeconds: 9,
    });
  });

  test("uses the first message of a failed validation and lists every field", () => {
    const schema = z.object({
      name: z.string("No name"),
      days: z.array(z.object({ hours: z.number("No hours") })),
    });
    const { error } = schema.safeParse({ days: [{ hours: 1 }, {}] });
    const known = {
      status: 400,
      code: "invalid_input",
      message: "No name",
      issues: [
        { path: "name", message: "No name" },
        { path: "days.1.hours", message: "No hours" },
      ],
    };
    expect(publicError(error)).toEqual(known);
    expect(publicError(new TRPCError({ code: "BAD_REQUEST", cause: error }))).toEqual(known);
  });

  test("lists a field's message once even if several checks fail with it", () => {
    const step = "Volume must be between 50 and 120 percent in steps of 5";
    const schema = z.object({ volume: z.number().min(50, step).multipleOf(5, step) });
    const { error } = schema.safeParse({ volume: 49 });
    expect(error?.issues).toHaveLength(2);
    expect(publicError(error)).toMatchObject({ issues: [{ path: "volume", message: step }] });
  });

  test.each([400, 404, 405, 408, 413, 414, 415, 429, 431])(
    "keeps the framework's status %i with our message",
    (status) => {
      const known = publicError(withStatus(status));
      expect(known).toMatchObject({ status, code: expect.stringMatching(/^[a-z_]+$/) });
      expect(known.code).not.toBe("internal");
      expect(known.message).not.toContain(SECRET);
    },
  );

  test.each([200, 302, 500, 501, 418, "404", undefined])(
    "treats an error with the status %j as internal",
    (status) => {
      expect(publicError(withStatus(status))).toEqual(BROKEN);
    },
  );

  test.each([
    ["BAD_REQUEST", 400],
    ["NOT_FOUND", 404],
    ["METHOD_NOT_SUPPORTED", 405],
    ["PARSE_ERROR", 400],
    ["PAYLOAD_TOO_LARGE", 413],
    ["UNSUPPORTED_MEDIA_TYPE", 415],
  ] as const)("maps tRPC's %s to %i without its message", (code, status) => {
    const known = publicError(new TRPCError({ code, message: SECRET }));
    expect(known.status).toBe(status);
    expect(known.message).not.toContain(SECRET);
  });

  test.each(["ECONNREFUSED", "57P01", "53300", "53100", "08006", "40001", "40P01", "ENOSPC"])(
    "maps an unavailable database or a full disk (%s) to 503 with a retry time",
    (code) => {
      const cause = withCode(code);
      expect(publicError(cause)).toMatchObject(DOWN);
      expect(publicError(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause }))).toMatchObject(
        DOWN,
      );
    },
  );

  // @covers server-2
  test.prop([fc.anything()])("never exposes internals for any thrown value", (thrown) => {
    expect(publicError(thrown)).toEqual(BROKEN);
  });

  test.prop([fc.string({ minLength: 1 })])("hides the message of an unexpected error", (text) => {
    expect(publicError(new Error(text))).toEqual(BROKEN);
    expect(publicError(new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: text }))).toEqual(
      BROKEN,
    );
  });
});
