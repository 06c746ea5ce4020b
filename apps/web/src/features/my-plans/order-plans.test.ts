import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { orderPlans } from "./order-plans.ts";

const plan = (id: number, raceDate: string) => ({ id, raceDate: isoDate(raceDate) });

const LAST_YEAR = plan(1, "2026-05-09");
const LAST_WEEK = plan(2, "2027-03-06");
const TODAY = plan(3, "2027-03-10");
const SPRING = plan(4, "2027-05-08");
const AUTUMN = plan(5, "2027-10-16");

const today = isoDate("2027-03-10");
const idsOf = (currentPlanId: number | null) =>
  orderPlans([LAST_YEAR, AUTUMN, LAST_WEEK, SPRING, TODAY], { currentPlanId, today }).map(
    ({ id }) => id,
  );

test("orders by race date: the next race first, the oldest last", () => {
  expect(idsOf(null)).toEqual([3, 4, 5, 2, 1]);
});

test.each([
  ["to come", AUTUMN.id, [5, 3, 4, 2, 1]],
  ["past", LAST_YEAR.id, [1, 3, 4, 5, 2]],
])("puts the current plan first, even one that is %s", (_, currentPlanId, ids) => {
  expect(idsOf(currentPlanId)).toEqual(ids);
});

test("puts the newer of two plans for one day first", () => {
  const newer = plan(9, SPRING.raceDate);
  expect(orderPlans([SPRING, newer], { currentPlanId: null, today })).toEqual([newer, SPRING]);
});
