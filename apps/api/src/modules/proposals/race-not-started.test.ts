import { addDays, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { racerOnTheWay } from "../../testing/api/race-day.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { SPRINT, TEN_K } from "../../testing/inputs/sample-races.ts";

const api = await testApi();

/** An athlete on the day of a race, or some days later, and the same plan without the race. */
async function racerAfter(race: typeof SPRINT | typeof TEN_K, days: number) {
  api.clock.set("2026-03-01T12:00:00.000Z");
  const { user, key } = await racerOnTheWay(api, race);
  api.clock.set(`${addDays(isoDate(race.date), days)}T12:00:00.000Z`);
  const { planId } = key;
  const content = async () => {
    const rows = [];
    for (const week of [2, 3, 4, 5]) {
      rows.push(...(await user.trpc.exercises.listWeek.query({ planId, week })));
    }
    return rows.map(({ updatedAt: _updatedAt, ...row }) => row);
  };
  const asked = async () => {
    const { proposals } = await user.trpc.proposals.list.query({ planId });
    return proposals.find(({ rule }) => rule === "race-not-started") ?? null;
  };
  const saveResult = (status: "not-started" | "stopped") =>
    user.trpc.races.saveResult.mutate({ ...key, status });
  return { user, key, planId, content, asked, saveResult };
}

type Row = Awaited<ReturnType<Awaited<ReturnType<typeof racerAfter>>["content"]>>[number];

const shown = ({ slotKey, name, duration, scheduledDate }: Row) => ({
  slotKey,
  name,
  duration,
  scheduledDate,
});

const from = (rows: readonly Row[], date: string) =>
  rows.filter(({ scheduledDate }) => scheduledDate !== null && scheduledDate >= date).map(shown);
const before = (rows: readonly Row[], date: string) =>
  rows.filter(({ scheduledDate }) => scheduledDate !== null && scheduledDate < date).map(shown);

describe("a race that was not started", () => {
  test.each([
    ["on its day", SPRINT, 0],
    ["the day after", SPRINT, 1],
    ["on its day, as a C race", TEN_K, 0],
  ])(
    "gives its days back after a yes %s, and takes them again by an undo",
    async (_, race, days) => {
      const { user, key, planId, content, asked, saveResult } = await racerAfter(race, days);
      const today = addDays(isoDate(race.date), days);
      const raced = await content();
      expect(await asked()).toBeNull();
      await saveResult("not-started");
      expect(await content()).toEqual(raced);
      const proposal = await asked();
      expect(proposal?.sentence).toBe(
        `You did not start ${race.name}. From today on, your plan can be what it is without it.`,
      );
      expect(proposal?.effect.exercises.every(({ date }) => date >= today)).toBe(true);
      const yes = { planId, key: proposal?.key ?? "", answer: "yes" } as const;
      const { layerId } = await user.trpc.proposals.answer.mutate({
        ...yes,
        digest: proposal?.digest,
      });
      const given = await content();
      expect(await asked()).toBeNull();
      await user.trpc.proposals.undo.mutate({ planId, layerId: layerId ?? 0 });
      expect(await content()).toEqual(raced);
      // Without the race the days are the same, and those that are over differ.
      await user.trpc.races.delete.mutate(key);
      expect(from(given, today)).toEqual(from(await content(), today));
      expect(before(given, today)).toEqual(before(raced, today));
    },
  );

  test("is not asked about once its days are over, nor after a start", async () => {
    const { asked, saveResult } = await racerAfter(SPRINT, 1);
    await saveResult("stopped");
    expect(await asked()).toBeNull();
    await saveResult("not-started");
    expect(await asked()).not.toBeNull();
    api.clock.set(`${addDays(isoDate(SPRINT.date), 4)}T12:00:00.000Z`);
    expect(await asked()).toBeNull();
  });
});
