import { isoDate } from "@triplan/domain";
import { workoutOf, type Workout } from "@triplan/workout-files";
import {
  SAMPLE_RIDE,
  SAMPLE_RUN,
  SAMPLE_SWIM,
  SAMPLE_TEST,
  sampleOptions,
} from "@triplan/workout-files/testing";
import { describe, expect, test } from "vitest";
import { ALEX, connected, failureOf, never } from "../testing/connected.ts";
import { workoutBody } from "./workout-body.ts";

const DAY = isoDate("2027-03-18");
const { facts } = sampleOptions("power", "a.fit");
const RUN = workoutOf(SAMPLE_RUN, facts);

const ready = () => connected({ permissions: ["ACTIVITY_EXPORT", "WORKOUT_IMPORT"] });

/** The text of the athlete's watch page. */
async function watchOf({ sandbox }: Awaited<ReturnType<typeof ready>>): Promise<string> {
  return (await fetch(`${sandbox.url}/watch/${ALEX}`)).text();
}

const unsent = (workout: Workout) => ({ workoutId: null, workout });

describe("a planned workout", () => {
  test("is created, put on a day, replaced, moved and removed", async () => {
    const api = await ready();
    const { provider, token } = api;

    const workoutId = await provider.saveWorkout(token, unsent(RUN), never());
    const place = { workoutId, scheduleId: null, date: DAY, mayBeThere: false };
    const scheduleId = await provider.scheduleWorkout(token, place, never());
    expect(await watchOf(api)).toContain("Cruise intervals &amp; strides");
    expect(await watchOf(api)).toContain('datetime="2027-03-18"');

    const renamed = { workoutId, workout: { ...RUN, name: "Tempo" } };
    expect(await provider.saveWorkout(token, renamed, never())).toBe(workoutId);
    const moved = { workoutId, scheduleId, date: isoDate("2027-03-19"), mayBeThere: false };
    expect(await provider.scheduleWorkout(token, moved, never())).toBe(scheduleId);
    expect(await watchOf(api)).toMatch(/datetime="2027-03-19"[^]*<h3>Tempo/);
    expect(await watchOf(api)).not.toContain("Cruise");

    await provider.removeWorkout(token, { workoutId, scheduleId }, never());
    await provider.removeWorkout(token, { workoutId, scheduleId }, never());
    expect(await watchOf(api)).toContain("No planned workouts yet");
  });

  test("that the athlete deleted is created again, and put on a day again", async () => {
    const api = await ready();
    const { provider, token } = api;
    const workoutId = await provider.saveWorkout(token, unsent(RUN), never());
    const place = { workoutId, scheduleId: null, date: DAY, mayBeThere: false };
    const scheduleId = await provider.scheduleWorkout(token, place, never());
    await provider.removeWorkout(token, { workoutId, scheduleId }, never());

    const again = await provider.saveWorkout(token, { workoutId, workout: RUN }, never());
    const day = { workoutId: again, scheduleId, date: DAY, mayBeThere: false };
    const newDay = await provider.scheduleWorkout(token, day, never());

    expect(again).not.toBe(workoutId);
    expect(newDay).not.toBe(scheduleId);
    expect(await watchOf(api)).toContain("Cruise intervals");
  });

  test("with an unknown schedule id is found and moved, or created if it is missing", async () => {
    const api = await ready();
    const { provider, token } = api;
    const workoutId = await provider.saveWorkout(token, unsent(RUN), never());
    const place = { workoutId, scheduleId: null, date: DAY, mayBeThere: true };
    const scheduleId = await provider.scheduleWorkout(token, place, never());

    const later = { ...place, date: isoDate("2027-03-25") };
    expect(await provider.scheduleWorkout(token, later, never())).toBe(scheduleId);
    expect(await watchOf(api)).toContain('datetime="2027-03-25"');
    expect(await watchOf(api)).not.toContain('datetime="2027-03-18"');
  });

  test.each(["status:400", "status:404"])(
    "is put on its day although the search for its place is refused (%s)",
    async (mode) => {
      const api = await ready();
      const { provider, token, sandbox } = api;
      const workoutId = await provider.saveWorkout(token, unsent(RUN), never());
      sandbox.control.addFault({ target: "workouts", mode, match: "startDate", times: 1 });
      const place = { workoutId, scheduleId: null, date: DAY, mayBeThere: true };
      expect(await provider.scheduleWorkout(token, place, never())).toMatch(/^\d+$/);
      expect(await watchOf(api)).toContain('datetime="2027-03-18"');
    },
  );

  test.each([
    ["a swim", SAMPLE_SWIM],
    ["a ride", SAMPLE_RIDE],
    ["a run", SAMPLE_RUN],
    ["a test", SAMPLE_TEST],
    ["an exercise without steps", { ...SAMPLE_RUN, steps: [] }],
  ])("is accepted as %s by each choice of target", async (_name, exercise) => {
    const { provider, token } = await ready();
    for (const target of ["power", "pace", "heartRate", "none"] as const) {
      const workout = workoutOf(exercise, { ...facts, target });
      expect(await provider.saveWorkout(token, unsent(workout), never())).toMatch(/^\d+$/);
    }
  });
});

describe("a refusal", () => {
  test("has the provider's reason", async () => {
    const { provider, token } = await ready();
    const nameless = unsent({ ...RUN, name: "" });

    const failure = await failureOf(provider.saveWorkout(token, nameless, never()));

    expect(failure).toMatchObject({
      kind: "permanent",
      reason: expect.stringMatching(/^workoutName: /),
    });
  });

  test("of more than 100 steps needs no call", async () => {
    const { provider, token, sandbox } = await ready();
    const blocks = Array.from({ length: 34 }, () => RUN.blocks[1] ?? { times: 1, steps: [] });

    const failure = await failureOf(
      provider.saveWorkout(token, unsent({ ...RUN, blocks }), never()),
    );

    expect(failure).toMatchObject({ kind: "permanent", reason: "a workout has 100 steps at most" });
    expect(sandbox.control.requests().some(({ target }) => target === "workouts")).toBe(false);
  });

  test.each([
    ["status:412", "permission"],
    ["status:429", "rate_limited"],
    ["status:500", "retry"],
    ["status:401", "auth"],
    ["reset", "retry"],
    ["html", "retry"],
  ])("%s is %s", async (mode, kind) => {
    const { provider, token, sandbox } = await ready();
    sandbox.control.addFault({ target: "workouts", mode, retryAfterS: 30 });

    const failure = await failureOf(provider.saveWorkout(token, unsent(RUN), never()));

    expect(failure).toMatchObject({
      kind,
      retryAfterSeconds: mode.startsWith("status") ? 30 : null,
    });
  });

  test("without the permission is one of permission", async () => {
    const { provider, token } = await connected({ permissions: ["ACTIVITY_EXPORT"] });

    const failure = await failureOf(provider.saveWorkout(token, unsent(RUN), never()));

    expect(failure.kind).toBe("permission");
  });
});

describe("the provider's format", () => {
  test("has a swim's pool, paces in the middle of their ranges, and its last rest once more", () => {
    const body = workoutBody(workoutOf(SAMPLE_SWIM, facts));

    expect(body).toMatchObject({ sport: "LAP_SWIMMING", poolLengthUnit: "YARD" });
    const [segment] = body.segments;
    expect(segment?.steps.map(({ stepOrder, type }) => [stepOrder, type])).toEqual([
      [1, "WorkoutStep"],
      [2, "WorkoutRepeatStep"],
      [5, "WorkoutStep"],
      [6, "WorkoutRepeatStep"],
      [9, "WorkoutStep"],
      [10, "WorkoutStep"],
    ]);
    expect(segment?.steps.slice(0, 3)).toMatchObject([
      { durationType: "DISTANCE", durationValue: 274.32, equipmentType: "SWIM_SNORKEL" },
      {
        repeatValue: 8,
        skipLastRestStep: true,
        steps: [
          { secondaryTargetType: "PACE_ZONE", secondaryTargetValueLow: 0.8348 },
          { intensity: "REST", durationType: "FIXED_REPETITION", durationValue: 130 },
        ],
      },
      { intensity: "REST", durationType: "FIXED_REPETITION", durationValue: 130 },
    ]);
  });

  test("has a ride's watts, or percent of FTP while it is unknown", () => {
    const [segment] = workoutBody(workoutOf(SAMPLE_RIDE, facts)).segments;
    expect(segment?.steps[1]).toMatchObject({
      repeatValue: 3,
      steps: [{ targetType: "POWER", targetValueLow: 230, targetValueHigh: 260 }, {}],
    });
    const bare = {
      ...SAMPLE_RIDE,
      steps: SAMPLE_RIDE.steps.map((step) => ({
        ...step,
        intervals: step.intervals.map(({ target: _target, ...interval }) => interval),
      })),
    };
    const [shares] = workoutBody(workoutOf(bare, facts)).segments;
    expect(shares?.steps[0]).toMatchObject({ targetType: "POWER", targetValueType: "PERCENT" });
  });

  test("has a run's paces as metres per second", () => {
    const [segment] = workoutBody(workoutOf(SAMPLE_RUN, facts)).segments;
    expect(segment?.steps[1]).toMatchObject({
      steps: [{ targetType: "PACE", targetValueLow: 3.2512, targetValueHigh: 3.4609 }, {}],
    });
  });
});
