import {
  DEFAULT_PACES,
  milesPerHour,
  seconds,
  secondsPer100m,
  secondsPerMile,
  ZONES,
  type RacePaces,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { arbRequest, requestOf } from "../testing/index.ts";
import { planPaces, thresholdPaces } from "./week-paces.ts";

/** Paces faster by the same factor on every leg, within the form's limits. */
const faster = (paces: RacePaces, part: number): RacePaces => ({
  swim: secondsPer100m(paces.swim * part),
  bike: milesPerHour(paces.bike / part),
  run: secondsPerMile(paces.run * part),
});

const PACES = fc.record({
  swim: fc.integer({ min: 80, max: 300 }).map(secondsPer100m),
  bike: fc.integer({ min: 10, max: 24 }).map(milesPerHour),
  run: fc.integer({ min: 380, max: 960 }).map(secondsPerMile),
});

/** Converts paces so that larger is faster. */
const speeds = (values: Record<string, number>, isSpeed: boolean) =>
  ZONES.map((zone) => (isSpeed ? 1 : -1) * (values[zone] ?? 0));

describe("week paces", () => {
  test("derives these thresholds from the form's Olympic race paces", () => {
    const threshold = thresholdPaces("olympic", DEFAULT_PACES);
    expect(threshold.swim).toBeCloseTo(145.5, 1);
    expect(threshold.run).toBeCloseTo(484.5, 1);
    expect(threshold.bike).toBeCloseTo(18.8, 1);
  });

  test("puts zones 2 and 4 at the design's example values", () => {
    const { swim, bike, run } = planPaces(requestOf("olympic", "intermediate", 16), 14).pacesOf(1);
    expect(run.Z2).toBeGreaterThan(563);
    expect(run.Z2).toBeLessThan(646);
    expect(run.Z4).toBeGreaterThan(475);
    expect(run.Z4).toBeLessThan(510);
    expect(swim.Z2).toBeGreaterThan(156);
    expect(swim.Z2).toBeLessThan(171);
    expect(bike.Z2).toBeGreaterThan(14.8);
    expect(bike.Z2).toBeLessThan(16.7);
  });

  test("uses today's pace as race pace without a goal", () => {
    const { swim, bike, run } = planPaces(requestOf("olympic", "intermediate", 16), 14).pacesOf(14);
    expect([swim.RP, bike.RP, run.RP]).toEqual([150, 18, 510]);
  });

  test("starts the way to the goal again only in the sport that was tested", () => {
    const request = { ...requestOf("olympic", "intermediate", 16), goalFinish: seconds(10_395) };
    const before = planPaces(request, 14).pacesOf(10);
    const tested = { ...request, thresholds: { runThreshold: 480, lthrRun: 165 } };
    const thresholdsAfter = { css: 9, bikeThresholdMph: 9, runThreshold: 9 };
    const after = planPaces({ ...tested, thresholdsAfter }, 14).pacesOf(10);
    expect([after.swim, after.bike]).toEqual([before.swim, before.bike]);
    expect(planPaces({ ...request, thresholdsAfter }, 14).pacesOf(10)).toEqual(before);
  });

  test("reaches a realistic goal's race pace at the end of training, not before", () => {
    // Predicted 10,707 s; 10,395 s save 3 % of each leg, which 14 weeks can bring.
    const request = { ...requestOf("olympic", "intermediate", 16), goalFinish: seconds(10_395) };
    const { pacesOf } = planPaces(request, 14);
    expect(pacesOf(1).run.RP).toBeGreaterThan(pacesOf(7).run.RP);
    expect(pacesOf(14).run.RP).toBe(Math.round(510 * (1 - 312 / 10_407)));
    expect(pacesOf(16)).toEqual(pacesOf(14));
  });

  test("moves the targets only as far as is realistic for a goal out of reach", () => {
    const dream = { ...requestOf("olympic", "intermediate", 16), goalFinish: seconds(6000) };
    const gain = 0.07 * (1 - Math.exp(-14 / 16));
    expect(planPaces(dream, 14).pacesOf(14).run.RP).toBe(Math.round(510 * (1 - gain)));
  });

  test.prop([arbRequest, fc.integer({ min: 1, max: 104 })])(
    "are possible and get faster with each zone",
    (request, week) => {
      const paces = planPaces(request, request.totalWeeks).pacesOf(week);
      for (const rising of [
        speeds(paces.swim, false),
        speeds(paces.bike, true),
        speeds(paces.run, false),
      ]) {
        expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      }
      expect(paces.swim.Z1).toBeLessThanOrEqual(400);
      expect(paces.swim.Z6).toBeGreaterThanOrEqual(40);
      expect(paces.run.Z1).toBeLessThanOrEqual(1400);
      expect(paces.run.Z6).toBeGreaterThanOrEqual(180);
      expect(paces.bike.Z1).toBeGreaterThanOrEqual(5);
      expect(paces.bike.Z6).toBeLessThanOrEqual(45);
    },
  );

  test.prop([arbRequest, PACES, fc.double({ min: 0.85, max: 1, noNaN: true }), fc.nat(104)])(
    "are never slower for an athlete who is faster on every leg",
    (request, paces, part, week) => {
      const slow = planPaces({ ...request, goalFinish: null, paces }, request.totalWeeks).pacesOf(
        week,
      );
      const fast = planPaces(
        { ...request, goalFinish: null, paces: faster(paces, part) },
        request.totalWeeks,
      ).pacesOf(week);
      for (const zone of [...ZONES, "RP"] as const) {
        expect(fast.swim[zone]).toBeLessThanOrEqual(slow.swim[zone]);
        expect(fast.run[zone]).toBeLessThanOrEqual(slow.run[zone]);
        expect(fast.bike[zone]).toBeGreaterThanOrEqual(slow.bike[zone]);
      }
    },
  );
});
