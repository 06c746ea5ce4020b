import { describe, expect, test } from "vitest";
import { exerciseRow, placedOn, plan, WEEK } from "../testing/week-rows.ts";
import { placeLocally, revertMoves } from "../moves/place-locally.ts";
import { nextSelection } from "./selection.ts";

const run = exerciseRow("run", 30, { id: 1 });
const swim = exerciseRow("swim", 30, { id: 2, ...placedOn(4) });
const done = exerciseRow("bike", 60, { id: 3, ...placedOn(1), isCompleted: true });
const matched = exerciseRow("run", 40, { ...done, id: 6, type: "run", matchedActivityId: 9 });
const ride = exerciseRow("bike", 90, { id: 4, brickId: "b", orderIndex: 4, ...placedOn(6) });
const offTheBike = exerciseRow("run", 20, { id: 5, brickId: "b", orderIndex: 5, ...placedOn(6) });
const week = [run, swim, done, ride, offTheBike, matched];

const press = (exerciseId: number) => ({ type: "press-exercise", exerciseId }) as const;
const pressPlace = (to: 0 | 1 | 2 | 3 | 4 | 5 | 6 | "available") =>
  ({ type: "press-place", to }) as const;

describe("nextSelection", () => {
  // @covers exercise-5
  test("selects on press and deselects on a second press", () => {
    expect(nextSelection(null, press(1), week)).toEqual({ selectedId: 1, moves: [] });
    expect(nextSelection(1, press(1), week)).toEqual({ selectedId: null, moves: [] });
  });

  test("switches the selection on a press on another exercise", () => {
    expect(nextSelection(1, press(2), week)).toEqual({ selectedId: 2, moves: [] });
  });

  test("moves an available exercise to the pressed day", () => {
    const moves = [{ exerciseId: 1, from: "available", to: 5 }];
    expect(nextSelection(1, pressPlace(5), week)).toEqual({ selectedId: null, moves });
  });

  test("moves a scheduled exercise to another day, and back to the list", () => {
    expect(nextSelection(2, pressPlace(0), week).moves).toEqual([
      { exerciseId: 2, from: 4, to: 0 },
    ]);
    expect(nextSelection(2, pressPlace("available"), week).moves).toEqual([
      { exerciseId: 2, from: 4, to: "available" },
    ]);
  });

  test("only deselects an exercise dropped where it already is", () => {
    expect(nextSelection(2, pressPlace(4), week)).toEqual({ selectedId: null, moves: [] });
    expect(nextSelection(1, pressPlace("available"), week)).toEqual({
      selectedId: null,
      moves: [],
    });
  });

  test("moves a brick as one, the ride first, whichever half is selected", () => {
    const moves = [
      { exerciseId: 4, from: 6, to: 2 },
      { exerciseId: 5, from: 6, to: 2 },
    ];
    expect(nextSelection(4, pressPlace(2), week).moves).toEqual(moves);
    expect(nextSelection(5, pressPlace(2), week).moves).toEqual(moves);
  });

  test("moves only the half of a split brick that is elsewhere", () => {
    const torn = [ride, { ...offTheBike, ...placedOn(2) }];
    expect(nextSelection(4, pressPlace(2), torn).moves).toEqual([
      { exerciseId: 4, from: 6, to: 2 },
    ]);
  });

  test("neither selects nor moves a completed exercise", () => {
    expect(nextSelection(null, press(3), week)).toEqual({ selectedId: null, moves: [] });
    expect(nextSelection(1, press(3), week)).toEqual({ selectedId: 1, moves: [] });
    expect(
      nextSelection(null, { type: "put", exerciseId: 3, to: "available" }, week).moves,
    ).toEqual([]);
  });

  test("selects a matched exercise, and unmatches it by the list", () => {
    expect(nextSelection(null, press(6), week)).toEqual({ selectedId: 6, moves: [] });
    expect(nextSelection(6, press(6), week)).toEqual({ selectedId: null, moves: [] });
    expect(nextSelection(6, pressPlace("available"), week)).toEqual({
      selectedId: null,
      moves: [],
      unmatchedId: 6,
    });
    const put = { type: "put", exerciseId: 6, to: "available" } as const;
    expect(nextSelection(null, put, week)).toMatchObject({ moves: [], unmatchedId: 6 });
  });

  test("keeps a matched exercise on its day, whichever day is pressed", () => {
    expect(nextSelection(6, pressPlace(4), week)).toEqual({ selectedId: null, moves: [] });
  });

  test("moves the run of a brick alone once the ride is completed", () => {
    const rows = [{ ...ride, isCompleted: true }, offTheBike];
    expect(nextSelection(5, pressPlace(0), rows).moves).toEqual([
      { exerciseId: 5, from: 6, to: 0 },
    ]);
  });

  test("places an exercise by one gesture without a selection", () => {
    const event = { type: "put", exerciseId: 2, to: "available" } as const;
    expect(nextSelection(null, event, week)).toEqual({
      selectedId: null,
      moves: [{ exerciseId: 2, from: 4, to: "available" }],
    });
  });

  test("deselects on cancel and moves nothing", () => {
    expect(nextSelection(2, { type: "cancel" }, week)).toEqual({ selectedId: null, moves: [] });
  });

  test("moves nothing when the exercise was deleted meanwhile", () => {
    expect(nextSelection(99, pressPlace(2), week)).toEqual({ selectedId: null, moves: [] });
    expect(nextSelection(null, press(99), week)).toEqual({ selectedId: null, moves: [] });
  });
});

const planWeek = { startDate: plan.startDate, week: WEEK };

describe("placeLocally", () => {
  test("sets day, name and date from the plan's week, and keeps the other rows", () => {
    const after = placeLocally(week, [{ exerciseId: 1, from: "available", to: 5 }], planWeek);
    expect(after[0]).toMatchObject({
      day: 5,
      dayName: "Friday",
      scheduledDate: "2027-03-12",
      isScheduled: true,
    });
    expect(after.slice(1)).toEqual(week.slice(1));
    expect(after[1]).toBe(swim);
  });

  test("clears the day of an unscheduled exercise", () => {
    const after = placeLocally(week, [{ exerciseId: 2, from: 4, to: "available" }], planWeek);
    expect(after[1]).toMatchObject({
      day: null,
      dayName: null,
      scheduledDate: null,
      isScheduled: false,
    });
  });

  test("reverts a refused move exactly", () => {
    const moves = [
      { exerciseId: 4, from: 6, to: 2 },
      { exerciseId: 5, from: 6, to: 2 },
      { exerciseId: 1, from: "available", to: 3 },
    ] as const;
    expect(revertMoves(placeLocally(week, moves, planWeek), moves, planWeek)).toEqual(week);
  });

  test("keeps the latest place of an exercise that was moved again", () => {
    const first = [{ exerciseId: 1, from: "available", to: 5 }] as const;
    const second = [{ exerciseId: 1, from: 5, to: 2 }] as const;
    const now = placeLocally(placeLocally(week, first, planWeek), second, planWeek);
    expect(revertMoves(now, first, planWeek)).toEqual(now);
  });
});
