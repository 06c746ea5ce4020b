import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";

const URL = "/.well-known/security.txt";

test("names the configured contact for half a year", async () => {
  const api = await testApi({ securityContact: "mailto:security@example.org" });
  const answer = await api.visitor().send({ url: URL });
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body.split("\n")).toEqual([
    "Contact: mailto:security@example.org",
    "Expires: 2026-08-31T12:00:00.000Z",
    "Canonical: http://localhost:3000/.well-known/security.txt",
    "",
  ]);
});

test("is missing without a contact (404)", async () => {
  const api = await testApi();
  expect((await api.visitor().send({ url: URL })).statusCode).toBe(404);
});
