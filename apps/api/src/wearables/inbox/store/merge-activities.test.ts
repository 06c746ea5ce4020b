import { fc, test } from "@fast-check/vitest";
import type { NewActivity, StoredActivity } from "@triplan/db";
import { isoDate } from "@triplan/domain";
import { describe, expect } from "vitest";
import { mergeActivities } from "./merge-activities.ts";

interface State {
  id: number;
  content: number;
  rank: 1 | 2;
}

/** A delivery's position in the log decides which is later, whenever it is processed. */
const arbDeliveries = fc
  .array(
    fc.array(
      fc.record<State>({
        id: fc.integer({ min: 1, max: 3 }),
        content: fc.integer({ min: 1, max: 3 }),
        rank: fc.constantFrom(1, 2),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    { maxLength: 6 },
  )
  .map((deliveries) => deliveries.map((states, logId) => ({ logId, states })));

type Delivery = ReturnType<typeof toDelivery>;
const toDelivery = (logId: number, states: State[]) => ({ logId, states });

const rowOf = (state: State, logId: number): NewActivity => ({
  userId: 1,
  connectionId: 1,
  provider: "sandbox",
  providerActivityId: String(state.id),
  providerSummaryId: null,
  parentProviderId: null,
  source: "webhook",
  name: null,
  activityType: "running",
  family: "run",
  discipline: "run",
  startTime: "2026-03-03T06:00:00Z",
  startOffsetSeconds: null,
  localDate: isoDate("2026-03-03"),
  durationSeconds: state.content,
  distanceMeters: null,
  averagePace: null,
  averageSpeed: null,
  averageHeartRate: null,
  maxHeartRate: null,
  calories: null,
  elevationGain: null,
  deviceName: null,
  contentHash: String(state.content),
  duplicateOf: null,
  sourceRank: state.rank,
  sourceVersion: logId,
});

/** A model of the table: what `storeActivities` writes. */
function worked(deliveries: readonly Delivery[], deleted: ReadonlySet<string> = new Set()) {
  const table = new Map<string, StoredActivity>();
  for (const { logId, states } of deliveries) {
    const rows = states.map((state) => rowOf(state, logId));
    const merged = mergeActivities(rows, [...table.values()], deleted);
    const written = [
      ...merged.inserts,
      ...[...merged.replacements, ...merged.repeats].map(({ row }) => row),
    ];
    expect(written.length + merged.skipped).toBe(rows.length);
    for (const row of written) {
      const { providerActivityId, localDate, contentHash = null } = row;
      const { sourceRank = 0, sourceVersion = 0 } = row;
      const id = Number(providerActivityId);
      table.set(providerActivityId, {
        id,
        providerActivityId,
        localDate,
        contentHash,
        sourceRank,
        sourceVersion,
      });
    }
  }
  return Object.fromEntries(table);
}

describe("activities from several webhooks", () => {
  test.prop([
    arbDeliveries.chain((deliveries) =>
      fc.tuple(
        fc.constant(deliveries),
        fc.shuffledSubarray(deliveries, { minLength: deliveries.length }),
      ),
    ),
  ])("have the same result in any order", ([deliveries, shuffled]) => {
    expect(worked(shuffled)).toEqual(worked(deliveries));
  });

  test.prop([arbDeliveries])("have the same result when repeated", (deliveries) => {
    expect(worked([...deliveries, ...deliveries])).toEqual(worked(deliveries));
  });

  test.prop([arbDeliveries])("prefer an edit to every recording", (deliveries) => {
    const ids = new Set(
      deliveries
        .flatMap(({ states }) => states.filter(({ rank }) => rank === 2))
        .map(({ id }) => id),
    );
    const rows = worked(deliveries);
    for (const id of ids) expect(rows[String(id)]?.sourceRank).toBe(2);
  });

  test.prop([arbDeliveries])("stay deleted after the user deleted them", (deliveries) => {
    expect(worked(deliveries, new Set(["1"]))).not.toHaveProperty("1");
  });
});
