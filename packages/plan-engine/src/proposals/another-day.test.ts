import { describe, expect, test } from "vitest";
import { did, exercise, LONG_RUN, on, proposed, THRESHOLD } from "../testing/athletes/told-week.ts";
import type { ProposalExercise } from "./proposal.ts";

/** Hard runs on Tuesdays of weeks 3 to 9; easy ones on Thursdays were done. */
const RUNS = [3, 4, 5, 6, 7, 8, 9].map((week) => exercise(2, THRESHOLD, week));
const DONE = [3, 4].map((week) => exercise(4, { duration: 60 }, week));

/** What is asked about the weekday on the Sunday after week 4. */
function asked(more: readonly ProposalExercise[] = [], done: readonly ProposalExercise[] = []) {
  const exercises = [...RUNS, ...DONE, ...more];
  const facts = { exercises, done: [...DONE, ...done].map((each) => did(each)), today: on(0, 5) };
  return proposed(facts).filter(({ rule }) => rule === "another-day");
}

describe("a hard exercise that was missed on the same day of two weeks", () => {
  test("moves to the day with room in the coming weeks", () => {
    const [proposal, ...others] = asked();
    expect(others).toEqual([]);
    expect(proposal?.sentence).toMatch(
      /^Your hard run did not happen on two Tuesdays in a row\. Put it on \w+day from now on\? It has room there in 5 weeks\.$/,
    );
    expect(proposal).toMatchObject({
      expiresOn: on(2, 5),
      effect: { change: { rule: "another-day", week: 5 } },
    });
    const effect = proposal?.effect;
    if (!effect || !("change" in effect)) throw new RangeError("Nothing is proposed");
    const { exercises } = effect.change;
    expect(exercises.map(({ slotKey }) => slotKey)).toEqual(
      RUNS.slice(2).map(({ slotKey }) => slotKey),
    );
    expect(new Set(exercises.map(({ from, day }) => from === day))).toEqual(new Set([false]));
  });

  test("stays once it was done on one of them", () => {
    for (const week of [0, 1]) {
      const run = RUNS[week];
      expect(asked([], run ? [run] : [])).toEqual([]);
    }
  });

  test("does not move beside the long run, nor where another one is", () => {
    const days = asked([5, 6, 7, 8, 9].map((week) => exercise(0, LONG_RUN, week)));
    expect(days).toHaveLength(1);
    for (const { effect } of days) {
      if (!effect || !("change" in effect)) throw new RangeError("Nothing is proposed");
      for (const { day } of effect.change.exercises) expect([0, 1, 6]).not.toContain(day);
    }
    const everywhere = [5, 6, 7, 8, 9].flatMap((week) =>
      ([0, 1, 3, 4, 5, 6] as const).map((day) => exercise(day, {}, week)),
    );
    expect(asked(everywhere)).toEqual([]);
  });
});
