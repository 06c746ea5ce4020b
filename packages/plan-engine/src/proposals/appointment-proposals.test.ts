import { withAppointment, type Weekday } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import {
  did,
  exercise,
  LONG_RUN,
  on,
  proposed,
  THRESHOLD,
  told,
  toldRequest,
} from "../testing/athletes/told-week.ts";

const withClub = (day: Weekday, sport: "run" | "bike", minutes: number) => ({
  request: {
    ...toldRequest,
    schedule: toldRequest.schedule.map((entry) =>
      entry.day === day
        ? withAppointment(entry, { sport, minutes, effort: "easy", name: "Club" })
        : entry,
    ),
  },
});

describe("a fixed appointment", () => {
  test("does not give way to a missed exercise", () => {
    const facts = told([exercise(2, THRESHOLD), exercise(4)], 4);
    expect(proposed(facts)).toHaveLength(1);
    expect(proposed(facts, withClub(4, "run", 40))).not.toMatchObject([
      { effect: { change: { exercises: [{ day: 4 }, { day: 4 }] } } },
    ]);
  });

  test("that was missed is made up alone, and the sentence says so", () => {
    const [proposal] = proposed(
      told([exercise(2, THRESHOLD), exercise(4)], 4),
      withClub(2, "run", 50),
    );
    expect(proposal?.sentence).toMatch(/ It is then on your own, not Club\.$/);
  });

  test("that is longer than a safe step says that it gets shorter", () => {
    const runs = [0, 1, 2, 3, 4].flatMap((week) =>
      week === 0 ? [] : [exercise(3, { duration: 60 }, week)],
    );
    const long = exercise(3, { ...LONG_RUN, duration: 75 }, 6);
    const now = exercise(3, { duration: 60 }, 5);
    const facts = {
      exercises: [...runs, now, long],
      done: [...runs, now].map((run) => did(run)),
      today: on(2, 6),
    };
    const [plain] = proposed(facts);
    expect(plain?.rule).toBe("safe-step");
    const [club] = proposed(facts, withClub(3, "run", 60));
    expect(club?.sentence).toBe(`${plain?.sentence} That is less than Club takes.`);
  });
});
