import { addDays, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { validPlan } from "../src/testing/inputs/valid-plan.ts";
import { testFaults } from "./load/short-form.ts";
import { canMount, smallDisk } from "./load/stages.ts";

const disk = canMount() ? await smallDisk() : null;

/** A login and what it asks for, as status and message. */
async function newClient(origin: string) {
  const call = async (method: string, path: string, body?: object, cookie = "") => {
    const isFile = Buffer.isBuffer(body);
    const type = isFile ? "application/octet-stream" : "application/json";
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { cookie, ...(body && { "content-type": type }) },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  };
  const account = { username: "full@example.org", password: "swim-bike-run-42" };
  const { headers } = await call("POST", "/register", account);
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return (method: string, path: string, body?: object) => call(method, path, body, cookie);
}

describe.runIf(disk)("a full disk", () => {
  test("refuses what needs space with 503, goes on reading, and recovers by itself", async () => {
    if (!disk) return;
    const call = await newClient(disk.origins[0] ?? "");
    const today = isoDate(new Date().toISOString().slice(0, 10));
    const form = () =>
      validPlan({ name: crypto.randomUUID(), raceDate: addDays(today, 364), totalWeeks: 52 });
    const isStored = async () => (await call("POST", "/training-plans", form())).status;
    expect(await isStored()).toBe(201);

    disk.fill();
    const refusals: Awaited<ReturnType<typeof call>>[] = [];
    // Space that PostgreSQL has set aside takes some more plans.
    while (refusals.length === 0) {
      const answer = await call("POST", "/training-plans", form());
      if (answer.status !== 201) refusals.push(answer);
    }
    expect(refusals).toMatchObject([{ status: 503 }]);
    expect(refusals[0]?.body).toContain("Service temporarily unavailable");
    const upload = await call("POST", "/activities/import", Buffer.alloc(2_000_000, 7));
    expect(upload).toMatchObject({ status: 503 });
    await expect.poll(async () => (await call("GET", "/training-plans")).status).toBe(200);
    disk.empty();
    await expect.poll(isStored, { timeout: 30_000 }).toBe(201);
  });

  if (disk) testFaults(disk);
});
