import { expect, test } from "vitest";
import { SEEDED_ATHLETES } from "./athlete.ts";
import { generateRecordings } from "./generate-recordings.ts";

const NOW = Date.UTC(2026, 2, 4, 12) / 1000;
const [first] = SEEDED_ATHLETES;
const athlete = { ...(first ?? SEEDED_ATHLETES[0]), recordings: [] } as Parameters<
  typeof generateRecordings
>[0];
const period = { now: NOW, daysBefore: 42, daysAfter: 13, seed: "triplan" };

test("athletes swim, ride and run in each of the 8 weeks around today", () => {
  const recordings = generateRecordings(athlete, period);

  for (let week = 0; week < 8; week += 1) {
    const start = NOW - 42 * 86_400 + week * 7 * 86_400;
    const types = recordings
      .map(({ summary }) => summary)
      .filter((s) => s.startTimeInSeconds >= start && s.startTimeInSeconds < start + 7 * 86_400)
      .map((s) => s.activityType);
    expect(types.some((type) => type.includes("SWIMMING"))).toBe(true);
    expect(types.some((type) => type.includes("CYCLING") || type.includes("BIKING"))).toBe(true);
    expect(types.some((type) => type.includes("RUNNING"))).toBe(true);
  }
});

test("a date's recordings don't depend on when the sandbox starts", () => {
  const today = generateRecordings(athlete, period);
  const tomorrow = generateRecordings(athlete, { ...period, now: NOW + 86_400 });

  const kept = new Set(tomorrow.map(({ summary }) => JSON.stringify(summary)));
  const shared = today.filter(({ summary }) => kept.has(JSON.stringify(summary)));
  expect(shared.length).toBeGreaterThan(today.length - 4);
});

test("recordings have unique ids and consistent speed, distance and time", () => {
  const summaries = generateRecordings(athlete, period).map(({ summary }) => summary);

  expect(new Set(summaries.map((s) => s.summaryId)).size).toBe(summaries.length);
  for (const s of summaries) {
    const meters = (s.averageSpeedInMetersPerSecond ?? 0) * s.durationInSeconds;
    expect(Math.abs(meters - (s.distanceInMeters ?? 0))).toBeLessThan(10);
    expect(s.durationInSeconds).toBeGreaterThan(600);
  }
});
