import { expect, test } from "vitest";
import { fuelStops } from "./fuel-stops.ts";

test("a long run has its food by the half hour, and none for a short end", () => {
  const rate = { least: 40, most: 40 };
  expect(fuelStops("run", 80, rate)).toEqual([
    { by: 30, grams: { least: 20, most: 20 }, milliliters: 200 },
    { by: 60, grams: { least: 20, most: 20 }, milliliters: 200 },
    { by: 80, grams: { least: 15, most: 15 }, milliliters: 150 },
  ]);
  expect(fuelStops("run", 100, rate).map(({ by }) => by)).toEqual([30, 60, 90]);
});

test("a ride of more than two and a half hours has it by the hour", () => {
  const stops = fuelStops("bike", 300, { least: 60, most: 90 });
  expect(stops.map(({ by }) => by)).toEqual([60, 120, 180, 240, 300]);
  expect(stops[0]).toEqual({ by: 60, grams: { least: 60, most: 90 }, milliliters: 600 });
});

test("shorter exercises and swims have none", () => {
  const rate = { least: 40, most: 40 };
  expect(fuelStops("run", 70, rate)).toEqual([]);
  expect(fuelStops("bike", 85, rate)).toEqual([]);
  expect(fuelStops("swim", 120, rate)).toEqual([]);
});
