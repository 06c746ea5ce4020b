import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/iso-date.ts";
import { seconds } from "../units/unit.ts";
import { racedTraining } from "./raced-training.ts";

const date = isoDate("2027-03-13");
const sprint = {
  race: { kind: "sprint", distances: {}, date },
  predicted: {
    swim: seconds(900),
    t1: seconds(120),
    bike: seconds(2700),
    t2: seconds(60),
    run: seconds(1620),
  },
} as const;
const finished = { status: "finished", finishSeconds: seconds(5400), splits: {} } as const;
const minutesOf = (training: ReturnType<typeof racedTraining>) =>
  training.map(({ family, minutes }) => [family, minutes]);

describe("the training of a race without a recording", () => {
  test("has the predicted shares of its finish", () => {
    expect(minutesOf(racedTraining({ ...sprint, result: finished }, []))).toEqual([
      ["swim", 15],
      ["bike", 45],
      ["run", 27],
    ]);
  });

  test("has the parts that were entered", () => {
    const result = { ...finished, splits: { run: seconds(1500) } };
    expect(minutesOf(racedTraining({ ...sprint, result }, []))).toContainEqual(["run", 25]);
  });

  test("leaves out a sport that was recorded on its day, but no walk", () => {
    const ride = { date, family: "bike", activityType: "CYCLING" } as const;
    const hike = { date, family: "run", activityType: "HIKING" } as const;
    const done = [ride, hike];
    const training = racedTraining({ ...sprint, result: finished }, done);
    expect(training.map(({ family }) => family)).toEqual(["swim", "run"]);
  });

  test.each(["stopped", "not-started"] as const)("is empty for a race that was %s", (status) => {
    const result = { status, finishSeconds: null, splits: {} };
    expect(racedTraining({ ...sprint, result }, [])).toEqual([]);
  });
});
