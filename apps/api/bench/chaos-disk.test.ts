import { addDays, isoDate } from "@triplan/domain";
import { afterAll, describe, expect, test } from "vitest";
import { validPlan } from "../src/testing/inputs/valid-plan.ts";
import { ApiCaller } from "./load/api-caller.ts";
import { NOTHING_LOST, strikeOnce } from "./load/short-form.ts";
import { canMount, smallDisk } from "./load/stages.ts";
import { Tally } from "./load/tally.ts";

const disk = canMount() ? await smallDisk() : null;
afterAll(() => disk?.remove());

describe.runIf(disk)("a full disk", () => {
  test("refuses what needs space with 503, goes on reading, and recovers by itself", async () => {
    if (!disk) return;
    const api = new ApiCaller(disk.origins, new Tally());
    const call = (method: string, path: string, body?: object) => api.send(method, path, body);
    const account = { username: "full@example.org", password: "swim-bike-run-42" };
    expect(await call("POST", "/register", account)).toMatchObject({ status: 201 });
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
    expect(refusals[0]?.text).toContain("Service temporarily unavailable");
    const upload = await call("POST", "/activities/import", Buffer.alloc(2_000_000, 7));
    expect(upload).toMatchObject({ status: 503 });
    await expect.poll(async () => (await call("GET", "/training-plans")).status).toBe(200);
    disk.empty();
    await expect.poll(isStored).toBe(201);
  });

  test.each(disk?.faults ?? [])("$name loses and doubles no acknowledged change", async (fault) => {
    if (!disk) return;
    const losses = await strikeOnce(disk, fault);
    expect(losses).toMatchObject(NOTHING_LOST);
    expect(losses.acknowledged).toBeGreaterThan(0);
  });
});
