import { addDays, isoDate } from "@triplan/domain";
import { isSerious, previewSeason } from "@triplan/plan-engine";
import { expect, test } from "vitest";
import { planFacts } from "../draft/plan-facts.ts";
import { initialValues, withRace, type PlanValues } from "../draft/plan-values.ts";
import { toPlanRequest } from "../draft/to-plan-request.ts";
import { hasEffect } from "./has-effect.ts";
import { offeredWays } from "./offered-ways.ts";
import { waysOut } from "./ways-out.ts";

const TODAY = isoDate("2026-11-21");

const seasonOf = (values: PlanValues) => {
  const request = toPlanRequest(values, TODAY);
  if (!request) throw new Error("These values should make a plan");
  return previewSeason(request);
};

test("a way out has an effect only if it lifts a limit or lengthens an exercise", () => {
  const short = { ...withRace(initialValues(null), "ironman"), raceDate: addDays(TODAY, 63) };
  const now = seasonOf(short);
  const ways = waysOut(short, planFacts(short, TODAY), now.limits.filter(isSerious), TODAY);
  const [later, shorter] = ways;
  if (!later || !shorter) throw new Error("Two ways out should be found");
  expect(hasEffect(later, now, seasonOf(later.apply(short)))).toBe(true);
  expect(hasEffect(later, now, now)).toBe(false);
  expect(hasEffect(shorter, now, seasonOf(shorter.apply(short)))).toBe(true);
});

test.each([
  ["70.3", 7],
  ["ironman", 2],
] as const)("a shorter distance is no way out of a plan of one week (%s)", (race, days) => {
  const values = { ...withRace(initialValues(null), race), raceDate: addDays(TODAY, days) };
  const now = seasonOf(values);
  const serious = now.limits.filter(isSerious);
  const ways = waysOut(values, planFacts(values, TODAY), serious, TODAY);
  const seasons = new Map(ways.map(({ kind, apply }) => [kind, seasonOf(apply(values))]));
  for (const known of [new Map(), seasons]) {
    expect(offeredWays(ways, now, known).map(({ way }) => way.kind)).not.toContain("shorter");
  }
});

/** Seven weeks of a slow runner, with half an hour less than suggested on the longer days. */
function sevenWeeks(race: "olympic" | "70.3") {
  const preset = withRace(initialValues(null), race);
  const weeklySchedule = preset.weeklySchedule.map((entry) => ({
    ...entry,
    hours: entry.hours > 1 ? entry.hours - 0.5 : entry.hours,
  }));
  return { ...preset, weeklySchedule, currentRunPace: 630, raceDate: addDays(TODAY, 49) };
}

test.each([
  ["70.3", ["later", "shorter"]],
  ["olympic", ["later", "hours", "shorter"]],
] as const)("a doubtful way out is offered once it has an effect (%s)", (race, offered) => {
  const values = sevenWeeks(race);
  const now = seasonOf(values);
  const ways = waysOut(values, planFacts(values, TODAY), now.limits.filter(isSerious), TODAY);
  expect(ways.map(({ kind, isLikely }) => [kind, isLikely])).toEqual([
    ["later", true],
    ["hours", false],
    ["shorter", true],
  ]);
  const kinds = (seasons: Parameters<typeof offeredWays>[2]) =>
    offeredWays(ways, now, seasons).map(({ way }) => way.kind);
  expect(kinds(new Map())).toEqual(["later", "shorter"]);
  expect(kinds(new Map(ways.map(({ kind, apply }) => [kind, seasonOf(apply(values))])))).toEqual(
    offered,
  );
  const lifted = kinds(new Map(ways.map(({ kind }) => [kind, now])));
  expect(lifted).not.toContain("later");
  expect(lifted).not.toContain("hours");
});
