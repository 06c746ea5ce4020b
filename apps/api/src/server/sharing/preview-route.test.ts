import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
api.clock.set("2026-03-02T08:00:00.000Z");

const read = (url: string, headers: Record<string, string> = {}) =>
  api.visitor().send({ url, headers });

async function sharedPicture(name: string) {
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan({ name }));
  const { share } = await user.trpc.sharing.share.mutate({ planId });
  const token = new URL(share?.url ?? "").pathname.slice("/p/".length);
  return { user, planId, url: `/api/shared-plans/${token}/preview.png` };
}

/** Width and height in a PNG's header; null for other bytes. */
const sizeOf = (bytes: Buffer) =>
  bytes.subarray(1, 4).toString() === "PNG"
    ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    : null;

test("a public link has a picture for other sites, also of a name in several scripts", async () => {
  const { url } = await sharedPicture(
    "Łódź 東京 서울 with a name that takes more than two lines of it",
  );
  const answer = await read(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "private, max-age=300",
    "cross-origin-resource-policy": "cross-origin",
    "x-robots-tag": "noindex",
  });
  expect(sizeOf(answer.rawPayload)).toEqual([1200, 630]);
  const other = await read((await sharedPicture("Lisbon")).url);
  expect(other.rawPayload.equals(answer.rawPayload)).toBe(false);
});

test("answers 304 until the plan's name changes", async () => {
  const { user, planId, url } = await sharedPicture("Lisbon");
  const etag = String((await read(url)).headers["etag"]);
  const same = await read(url, { "if-none-match": `W/${etag}` });
  expect([same.statusCode, same.body]).toEqual([304, ""]);
  await user.trpc.planEdits.update.mutate({ planId, name: "Cascais" });
  expect((await read(url, { "if-none-match": etag })).statusCode).toBe(200);
});

test("is the same 404 for every link that opens nothing", async () => {
  const { user, planId, url } = await sharedPicture("Lisbon");
  await user.trpc.sharing.stop.mutate({ planId });
  const dead = ["x", "%00", "a".repeat(43)].map(
    (token) => `/api/shared-plans/${token}/preview.png`,
  );
  for (const each of [url, ...dead]) {
    const answer = await read(each);
    expect([each, answer.statusCode]).toEqual([each, 404]);
    expect(answer.json()).toMatchObject({ message: "Not found", code: "not_found" });
  }
});
