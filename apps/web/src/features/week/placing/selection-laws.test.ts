import { fc, test } from "@fast-check/vitest";
import { addDays } from "@triplan/domain";
import { describe, expect } from "vitest";
import { dayAdvice } from "../advice/day-advice.ts";
import { movesTogether } from "../model/bricks.ts";
import { weekModel } from "../model/week-model.ts";
import { arbPlace, arbRows } from "../testing/arb-week.ts";
import { plan, WEEK } from "../testing/week-rows.ts";
import { placeLocally, revertMoves } from "../moves/place-locally.ts";
import { placeOf } from "../model/place.ts";
import { nextSelection } from "./selection.ts";

const planWeek = { startDate: plan.startDate, week: WEEK };
const arbId = fc.integer({ min: 1, max: 9 });

describe("placing", () => {
  test.prop([arbRows, arbId, arbPlace])(
    // @covers exercise-5
    "always deselects, and moves the exercise to the pressed place unless completed",
    (rows, id, to) => {
      const { selectedId, moves } = nextSelection(id, { type: "press-place", to }, rows);
      const after = placeLocally(rows, moves, planWeek);
      const moved = after.find((row) => row.id === id && !row.isCompleted);
      expect(selectedId).toBeNull();
      if (moved) expect(placeOf(moved)).toBe(to);
      expect(after.filter((row) => row.isCompleted)).toEqual(rows.filter((row) => row.isCompleted));
    },
  );

  test.prop([arbRows, arbId, arbPlace])(
    // @covers exercise-3
    "unmatches exactly when the list takes back a matched exercise",
    (rows, id, to) => {
      const { moves, unmatchedId } = nextSelection(id, { type: "press-place", to }, rows);
      const row = rows.find((candidate) => candidate.id === id);
      const isTakenApart = to === "available" && row?.matchedActivityId != null;
      expect(unmatchedId).toBe(isTakenApart ? id : undefined);
      if (isTakenApart) expect(moves).toEqual([]);
    },
  );

  test.prop([arbRows, arbId, arbPlace])(
    "restores the exact state after a refused move",
    (rows, id, to) => {
      const { moves } = nextSelection(null, { type: "put", exerciseId: id, to }, rows);
      expect(revertMoves(placeLocally(rows, moves, planWeek), moves, planWeek)).toEqual(rows);
    },
  );

  test.prop([arbRows, arbId, arbPlace])(
    "has the same result by select-then-place as by one gesture",
    (rows, exerciseId, to) => {
      const { selectedId } = nextSelection(null, { type: "press-exercise", exerciseId }, rows);
      const placed = nextSelection(selectedId, { type: "press-place", to }, rows);
      expect(placed).toEqual(nextSelection(null, { type: "put", exerciseId, to }, rows));
    },
  );
});

describe("advice", () => {
  test.prop([arbRows, fc.integer({ min: -8, max: 8 }), fc.integer({ min: -2, max: 12 })])(
    "outlines one to three days whenever any is open, and never one over its hours or in the past",
    (rows, todayOffset, raceOffset) => {
      const today = addDays(plan.startDate, (WEEK - 1) * 7 + todayOffset);
      const raceDate = addDays(plan.startDate, (WEEK - 1) * 7 + raceOffset);
      const model = weekModel(rows, {
        ...planWeek,
        schedule: plan.weeklySchedule,
        today,
        raceDate,
        races: [],
      });
      const selected = model.exercises.find((row) => !row.isCompleted);
      fc.pre(selected !== undefined);
      const unit = selected ? movesTogether(model.exercises, selected) : [];
      const advice = dayAdvice({ ...model, unit, raceDate });
      const best = advice.filter(({ kind }) => kind === "best");
      const isAnyOpen = advice.some(({ kind }) => kind === "best" || kind === "open");

      expect(advice.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(best.length).toBeLessThanOrEqual(3);
      expect(best.length > 0).toBe(isAnyOpen);
      expect(advice.every(({ reason }) => reason !== "")).toBe(true);
      for (const { day } of best) {
        const { date, capacity, exercises } = model.days[day] ?? {};
        const ids = new Set(unit.map(({ id }) => id));
        const others = (exercises ?? []).filter(({ id }) => !ids.has(id));
        const minutes = [...others, ...unit].reduce((sum, { duration }) => sum + duration, 0);
        expect(minutes).toBeLessThanOrEqual(capacity ?? 0);
        expect((date ?? today) >= today).toBe(true);
        expect((date ?? raceDate) < raceDate).toBe(true);
      }
    },
  );
});
