import { sampleRecording, writeFit, writeZip } from "@triplan/activity-files/testing";
import { describe, expect, test } from "vitest";
import type { ImportSummary } from "@triplan/db";
import { endOfImport, importFile, sendFile } from "../../testing/api/upload.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { athleteWithRun } from "../../testing/api/athlete-with-run.ts";
import { readEvents } from "../../testing/watch/read-events.ts";

const api = await testWorkers();
const HOUR = 3_600_000;

const fileOf = (daysAgo: number) => ({
  name: `${daysAgo}.fit`,
  bytes: writeFit([sampleRecording({ start: new Date(Date.now() - daysAgo * 24 * HOUR) })]),
});

const follow = (user: { jar: { header: () => string | undefined } }, importIds: number[]) =>
  fetch(
    `${api.url}/trpc/imports.progress?input=${encodeURIComponent(JSON.stringify({ importIds }))}`,
    { headers: { cookie: user.jar.header() ?? "" } },
  );

describe("the progress of an import", () => {
  test("is streamed with the counts of its files until it ends", async () => {
    const user = await api.user();
    const archive = writeZip([3, 4, 5, 6].map(fileOf));
    const { importId } = (await sendFile(user, "a.zip", archive)).json<{ importId: number }>();
    const watching = await follow(user, [importId]);
    expect(watching.headers.get("content-type")).toContain("text/event-stream");
    const events: unknown[] = [];
    for await (const event of readEvents(watching)) events.push(event);
    const states = events as ImportSummary[][];
    expect(states.at(-1)).toMatchObject([
      { id: importId, status: "done", fileCount: 4, counts: { stored: 4 } },
    ]);
    const read = states.map(([state]) => state?.counts.stored ?? 0);
    expect(read).toEqual(read.toSorted((a, b) => a - b));
  });

  test("ends when the import is undone, and shows nothing of another athlete", async () => {
    const [user, other] = [await api.user(), await api.user()];
    const { id } = await importFile(user, "a.fit", fileOf(3).bytes);
    const events: unknown[] = [];
    for await (const event of readEvents(await follow(other, [id]))) events.push(event);
    expect(events).toEqual([[]]);
    await user.trpc.imports.undo.mutate({ importId: id });
    for await (const event of readEvents(await follow(user, [id]))) events.push(event);
    expect(events).toEqual([[], []]);
  });

  test("requires a login and does not block the shutdown of the process", async () => {
    const own = await testWorkers({ works: false });
    const visitor = await fetch(`${own.url}/trpc/imports.progress?input={"importIds":[1]}`);
    expect(await visitor.text()).toContain('"httpStatus":401');
  });
});

describe("the files of an import", () => {
  test("are read in parts and by outcome", async () => {
    const user = await api.user();
    const files = [3, 4, 5].map(fileOf);
    const bad = { name: "bad.fit", bytes: Buffer.from("no recording") };
    const imported = await importFile(user, "a.zip", writeZip([...files, bad]));
    expect(imported).toMatchObject({ fileCount: 4 });
    const read = (range: object) =>
      user.trpc.imports.get.query({ importId: imported.id, ...range });
    const second = await read({ from: 1, limit: 2 });
    expect(second.files.map(({ name }) => name)).toEqual(["4.fit", "5.fit"]);
    const refused = await read({ outcome: "refused" });
    expect(refused.files.map(({ name }) => name)).toEqual(["bad.fit"]);
    const { body } = await user.rest("GET", `/imports/${imported.id}?outcome=stored&limit=1`);
    expect(body).toMatchObject({ files: [{ name: "3.fit" }] });
  });

  test("that may be an exercise become an extra or a match, as the athlete answers", async () => {
    const { user, run, unsure } = await athleteWithRun(api);
    const imported = await importFile(user, "run.fit", writeFit([unsure]));
    const reason = "It may be an exercise of your plan.";
    expect(imported.files).toMatchObject([{ outcome: "choose", reason }]);
    const providerActivityId = imported.files[0]?.activity?.providerActivityId ?? "";
    await user.trpc.exercises.match.mutate({ exerciseId: run.id, providerActivityId });
    const matched = await endOfImport(user, imported.id);
    expect(matched.files).toMatchObject([{ outcome: "matched", exerciseId: run.id, reason: null }]);
    await user.trpc.exercises.unmatch.mutate({ exerciseId: run.id });
    const { body } = await user.rest("POST", `/imports/${imported.id}/extras`, { position: 0 });
    expect(body).toMatchObject({ outcome: "stored", reason: null });
    const [summary] = await user.trpc.imports.list.query();
    expect(summary?.counts).toEqual({ stored: 1 });
  });
});
