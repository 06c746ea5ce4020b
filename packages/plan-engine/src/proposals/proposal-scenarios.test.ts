import { describe, expect, test } from "vitest";
import {
  did,
  exercise,
  LONG_RIDE,
  LONG_RUN,
  on,
  proposed,
  THRESHOLD,
  told,
  WEEK,
} from "../testing/athletes/told-week.ts";
import type { ProposalExercise } from "./proposal.ts";

describe("a missed exercise", () => {
  test("that is easy needs no making up", () => {
    expect(proposed(told([exercise(2)], 3))).toEqual([]);
  });

  test("that is hard takes the place of an easy one on a later day", () => {
    const hard = exercise(2, THRESHOLD);
    const easy = exercise(4);
    const [proposal, ...others] = proposed(told([hard, easy], 4));
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({
      rule: "missed-key",
      sentence:
        "Your Cruise intervals did not happen on Tuesday. Thursday has 1 h open. Move it there? The easy run of that day goes.",
      expiresOn: on(4),
      effect: {
        change: {
          week: WEEK,
          exercises: [
            { slotKey: hard.slotKey, from: 2, day: 4, minutes: null, isLeftOut: false },
            { slotKey: easy.slotKey, from: 4, day: 4, minutes: null, isLeftOut: true },
          ],
        },
      },
    });
  });

  test.each<[string, ProposalExercise[]]>([
    ["beside a hard one", [exercise(2, THRESHOLD), exercise(4, THRESHOLD), exercise(6, LONG_RUN)]],
    ["without room", [exercise(2, { ...THRESHOLD, duration: 200 })]],
  ])("that is hard does not move %s", (_, exercises) => {
    expect(proposed(told(exercises, 3)).filter(({ rule }) => rule === "missed-key")).toEqual([]);
  });

  test("of the day after is not asked about once its week is over", () => {
    const { exercises, done } = told([exercise(2, THRESHOLD)], 3);
    expect(proposed({ exercises, done, today: on(0, WEEK + 1) })).toEqual([]);
  });

  test("of a week without any record is unknown", () => {
    const exercises = [exercise(2, THRESHOLD)];
    expect(proposed({ exercises, done: [], today: on(3) })).toEqual([]);
  });

  test("that was marked as not done is left alone", () => {
    const skipped = exercise(2, { ...THRESHOLD, skippedAt: "2027-01-26T20:00:00Z" });
    expect(proposed(told([skipped], 3))).toEqual([]);
  });

  test("that is long gets shorter for the day that holds most of it", () => {
    const run = exercise(0, LONG_RUN);
    const swim = exercise(1, { type: "swim", templateId: "S02" });
    const facts = { exercises: [run, swim], done: [did(swim)], today: on(2) };
    expect(proposed(facts)).toMatchObject([
      {
        rule: "missed-long",
        sentence:
          "Your Long run did not happen on Sunday. It can be 1 h 15 min on Tuesday instead of 1 h 30 min.",
        effect: { change: { exercises: [{ from: 0, day: 2, minutes: 75 }] } },
      },
    ]);
    // Monday has 45 of its 90 minutes: too little of it.
    const later = { ...facts, today: on(3) };
    expect(proposed(later)).toEqual([]);
  });

  test("of a brick moves as its ride where both do not fit", () => {
    const brick = { brickId: "4-brick", isKey: true } as const;
    const ride = exercise(4, { ...LONG_RIDE, ...brick, name: "Brick ride", duration: 150 });
    const run = exercise(4, { ...brick, name: "Brick run", duration: 45 });
    const [proposal] = proposed(told([ride, run], 5));
    expect(proposal).toMatchObject({
      rule: "missed-brick",
      sentence:
        "Your brick did not happen on Thursday. The ride fits on Saturday; the run after it stays out.",
      effect: {
        change: {
          exercises: [
            { slotKey: ride.slotKey, day: 6, isLeftOut: false },
            { slotKey: run.slotKey, isLeftOut: true },
          ],
        },
      },
    });
  });

  test.each(["bike", "run"] as const)("of a brick stays out where its %s was done", (type) => {
    const brick = { brickId: "4-brick", isKey: true } as const;
    const ride = exercise(4, { ...LONG_RIDE, ...brick, name: "Brick ride", duration: 60 });
    const run = exercise(4, { ...brick, id: 99, name: "Brick run", duration: 20 });
    const half = type === "bike" ? ride : run;
    const { exercises, done, today } = told([ride, run], 5);
    expect(proposed({ exercises, done: [...done, did(half)], today })).toEqual([]);
  });

  test("is the only one to move in its week, a long one first in base weeks", () => {
    const hard = exercise(2, THRESHOLD);
    const ride = exercise(3, { ...LONG_RIDE, duration: 60 });
    expect(proposed(told([hard, ride], 4)).map(({ rule }) => rule)).toEqual(["missed-long"]);
    const changes = [{ rule: "missed-long", week: WEEK, exercises: [] }] as const;
    expect(proposed(told([hard, ride], 4), { changes })).toEqual([]);
  });
});

describe("a planned long run", () => {
  const LATER = 6;
  /** A run of an hour each Sunday. */
  const ran = [2, 3, 4, 5, LATER].map((week) => exercise(0, { duration: 60 }, week));
  const long = exercise(3, { ...LONG_RUN, duration: 100 }, LATER);
  const facts = {
    exercises: [...ran, long],
    done: ran.map((run) => did(run)),
    today: on(1, LATER),
  };

  test("gets the length of a safe step from what was run", () => {
    expect(proposed(facts)).toMatchObject([
      {
        rule: "safe-step",
        sentence:
          "Wednesday's run says 1 h 40 min. Your longest run of the last 30 days is 1 h, so 1 h 5 min is the safe step.",
        effect: { change: { exercises: [{ minutes: 65, from: 3, day: 3 }] } },
      },
    ]);
  });

  test("gets a safe length together with the next ones of the week, each from the one before", () => {
    const next = exercise(5, { ...LONG_RUN, duration: 75 }, LATER);
    const safe = exercise(6, { duration: 65 }, LATER);
    const asked = proposed({ ...facts, exercises: [...ran, long, next, safe] });
    expect(asked).toMatchObject([
      {
        rule: "safe-step",
        key: expect.stringMatching(/^safe-step_2027-02-10_2027-02-12_/u),
        sentence:
          "Wednesday's run says 1 h 40 min. Your longest run of the last 30 days is 1 h, so 1 h 5 min is the safe step. " +
          "Friday's run is then 1 h 10 min instead of 1 h 15 min.",
        effect: {
          change: {
            exercises: [
              { minutes: 65, from: 3 },
              { minutes: 70, from: 5 },
            ],
          },
        },
      },
    ]);
  });

  test("counts no hike", () => {
    const hike = did(long, {
      exerciseId: null,
      date: on(0, 5),
      minutes: 180,
      activityType: "HIKING",
      family: "run",
    });
    const [proposal] = proposed({ ...facts, done: [...facts.done, hike] });
    expect(proposal).toMatchObject({ effect: { change: { exercises: [{ minutes: 65 }] } } });
  });

  test("is short after 30 days without a run", () => {
    const swam = ran.map((run) => did(run, { family: "swim", activityType: "swim" }));
    expect(proposed({ ...facts, done: swam })).toMatchObject([
      {
        sentence:
          "Wednesday's run says 1 h 40 min. You have no run in the last 30 days, so 20 min is the safe step.",
      },
    ]);
  });

  test("gets a safe length while only exercises of other sports are unknown", () => {
    const swim = exercise(0, { type: "swim", templateId: "S02" }, LATER);
    const [, ...latest] = ran.toReversed();
    const earlier = exercise(0, { duration: 60 }, 1);
    const asked = proposed({
      exercises: [earlier, ...latest, swim, long],
      done: [earlier, ...latest].map((run) => did(run)),
      today: on(1, LATER),
    });
    expect(asked).toMatchObject([{ rule: "safe-step" }]);
  });

  test("stays while a week of the last 30 days is unknown", () => {
    const done = facts.done.filter(({ date }) => date !== on(0, 4));
    expect(proposed({ ...facts, done })).toEqual([]);
  });
});

describe("days off", () => {
  const swims = ([0, 1, 2, 3, 4, 5] as const).map((day) =>
    exercise(day, { type: "swim", templateId: "S02" }),
  );
  const [first, second] = swims;

  test("of four days and more can become time off, so that the plan comes back in steps", () => {
    if (!first) throw new RangeError("No swim");
    const facts = { exercises: swims, done: [did(first)], today: on(5) };
    expect(proposed(facts)).toMatchObject([
      {
        rule: "days-off",
        sentence: "4 days were off. Your plan can come back in steps, and nothing is made up.",
        effect: {
          timeOff: { kind: "other", fromDate: on(1), toDate: on(4), minutesPerDay: 0, sports: [] },
        },
      },
    ]);
  });

  test("of fewer days change nothing", () => {
    if (!first || !second) throw new RangeError("No swims");
    const facts = { exercises: swims, done: [did(first), did(second)], today: on(5) };
    expect(proposed(facts)).toEqual([]);
  });
});
