import { describe, expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();

const REFUSAL = { message: expect.any(String), code: expect.stringMatching(/^[a-z_]+$/) };

const post = (url: string, payload: string | Buffer, type = "application/json") =>
  user.send({ method: "POST", url, headers: { "content-type": type }, payload });

describe("bodies rejected before any procedure", () => {
  test.each(["/api/training-plans", "/trpc/plans.create"])("1.1 MB to %s is 413", async (url) => {
    const answer = await post(url, JSON.stringify({ ...validPlan(), name: "x".repeat(1_100_000) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain("The request is too large");
  });

  test.each(["/api/training-plans", "/trpc/plans.create"])(
    "%s with another content type is 415",
    async (url) => {
      for (const type of [
        "text/plain",
        "multipart/form-data; boundary=x",
        "application/xml",
        "x",
      ]) {
        const answer = await post(url, JSON.stringify(validPlan()), type);
        expect([type, answer.statusCode]).toEqual([type, 415]);
        expect(answer.body).toContain("Unsupported content type");
      }
    },
  );

  test.each([
    ["truncated JSON", '{"name":"a'],
    ["whitespace", "   "],
    ["two values", "{}{}"],
  ])("%s to the API is invalid JSON (400)", async (_what, payload) => {
    const answer = await post("/api/training-plans", payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: "The request body is not valid JSON" });
  });

  test.each([
    ["null", "null"],
    ["a list", "[]"],
    ["a string", '"x"'],
    ["a number", "1"],
  ])("%s is not an object (400)", async (_what, payload) => {
    const answer = await post("/api/training-plans", payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(REFUSAL);
  });

  test.each(["/api/training-plans", "/trpc/plans.create"])(
    "invalid UTF-8 to %s is rejected, not stored as replacement characters",
    async (url) => {
      const [head = "", tail = ""] = JSON.stringify(validPlan({ name: "Ana|" })).split("|");
      for (const bytes of [
        [0xff],
        [0xc3],
        [0xe2, 0x82],
        [0xf0, 0x9f, 0x98],
        [0xed, 0xa0, 0x80],
        [0xc0, 0x80],
      ]) {
        const before = await api.digest();
        const payload = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)]);
        const answer = await post(url, payload);
        expect([bytes, answer.statusCode]).toEqual([bytes, 400]);
        expect(answer.body).toContain("The request body is not valid JSON");
        expect(await api.digest()).toEqual(before);
      }
    },
  );

  test.each(["/api/training-plans", "/trpc/plans.create"])(
    "letters of every alphabet to %s are stored unchanged",
    async (url) => {
      const name = "Zürich 東京 🏊‍♀️ العربية �";
      const answer = await post(url, JSON.stringify(validPlan({ name })));
      expect(answer.statusCode).toBeLessThan(300);
      expect(answer.body).toContain(JSON.stringify(name));
    },
  );
});
