import { expect, test } from "vitest";
import { exerciseRow, placedOn, plan, WEEK } from "../testing/week-rows.ts";
import { countUnits, refusalAnnouncement, scheduleAnnouncement } from "./move-outcome.ts";
import type { Move } from "../model/place.ts";

const week = { startDate: plan.startDate, week: WEEK };
const tempo = exerciseRow("run", 45, { id: 1, name: "Tempo run" });
const ride = exerciseRow("bike", 80, { id: 2, name: "Brick ride", brickId: "b", ...placedOn(6) });
const offBike = exerciseRow("run", 20, { id: 3, name: "Brick run", brickId: "b", ...placedOn(6) });
const swim = exerciseRow("swim", 30, { id: 4, name: "Easy swim", ...placedOn(4) });
const rows = [tempo, ride, offBike, swim];
const moveOf = (exerciseId: number): Move => ({ exerciseId, from: "available", to: 4 });

test("names the current place of an exercise whose move was refused", () => {
  expect(refusalAnnouncement([moveOf(1)], rows, week)).toBe(
    "Tempo run was not moved. It is in Available Exercises.",
  );
  expect(refusalAnnouncement([moveOf(2), moveOf(3)], rows, week)).toBe(
    "Brick ride and Brick run were not moved. They are on Saturday, March 13.",
  );
  expect(refusalAnnouncement([1, 2, 3].map(moveOf), rows, week)).toBe(
    "3 exercises were not moved. They are in Available Exercises and on Saturday, March 13.",
  );
});

test("names each automatically scheduled exercise with its day", () => {
  expect(scheduleAnnouncement([moveOf(4), moveOf(2)], rows, week)).toBe(
    "Scheduled: Easy swim on Thursday, March 11, Brick ride on Saturday, March 13.",
  );
  expect(scheduleAnnouncement([], rows, week)).toBe("Nothing was scheduled.");
});

test("counts a brick as one exercise", () => {
  expect(countUnits([moveOf(2), moveOf(3)], rows)).toBe(1);
  expect(countUnits([moveOf(1), moveOf(2)], rows)).toBe(2);
});
