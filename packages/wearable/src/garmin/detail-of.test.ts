import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { detailOf } from "./detail-of.ts";

const START = 1_790_000_000;
const SPAN = { startSeconds: START, durationSeconds: 40 };

const sample = (at: number, over: object = {}) => ({
  startTimeInSeconds: START + at,
  heartRate: 120 + at,
  speedMetersPerSecond: 3,
  totalDistanceInMeters: 3 * at,
  latitudeInDegree: 38.7,
  longitudeInDegree: -9.1,
  ...over,
});

describe("details of an activity", () => {
  test("are read as samples and laps, without positions", () => {
    const sent = {
      samples: [0, 10, 20, 30, 40].map((at) => sample(at, { powerInWatts: 200 })),
      laps: [{ startTimeInSeconds: START + 20 }, { startTimeInSeconds: START }],
    };
    const detail = detailOf(sent, SPAN);
    expect(detail?.stream).toEqual({
      time: [0, 10, 20, 30, 40],
      heartRate: [120, 130, 140, 150, 160],
      speed: [3, 3, 3, 3, 3],
      power: [200, 200, 200, 200, 200],
    });
    expect(detail?.laps).toEqual([
      {
        startSeconds: 0,
        durationSeconds: 20,
        distanceMeters: 60,
        averageHeartRate: 125,
        maxHeartRate: 130,
        averagePower: 200,
        averageCadence: null,
      },
      expect.objectContaining({ startSeconds: 20, durationSeconds: 20, distanceMeters: 60 }),
    ]);
    expect(JSON.stringify(detail)).not.toMatch(/38\.7|degree/i);
  });

  test("take the cadence of each sport, and leave out values that can't be", () => {
    const samples = [
      sample(0, { stepsPerMinute: 172, heartRate: 900 }),
      sample(5, { bikeCadenceInRPM: 90, heartRate: "140" }),
      sample(10, { swimCadenceInStrokesPerMinute: 30, elevationInMeters: -12 }),
    ];
    expect(detailOf({ samples }, SPAN)?.stream).toMatchObject({
      time: [0, 5, 10],
      heartRate: [null, null, 130],
      cadence: [172, 90, 30],
      altitude: [null, null, -12],
    });
  });

  test("have no laps where more were sent than a recording has", () => {
    const laps = Array.from({ length: 501 }, () => ({ startTimeInSeconds: START }));
    expect(detailOf({ samples: [sample(0)], laps }, SPAN)?.laps).toEqual([]);
  });

  test.each([
    ["nothing", {}],
    ["no samples", { samples: [] }],
    ["a text", { samples: "many" }],
    ["samples without a time", { samples: [{ heartRate: 99 }] }],
    ["too many samples", { samples: Array.from({ length: 100_001 }, (_, at) => sample(at)) }],
  ])("are left out with %s", (_, sent) => {
    expect(detailOf(sent, SPAN)).toBeNull();
  });

  test.prop([fc.record({ samples: fc.anything(), laps: fc.anything() })])(
    "never fail, whatever was sent",
    (sent) => {
      expect(() => detailOf(sent, SPAN)).not.toThrow();
    },
  );
});
