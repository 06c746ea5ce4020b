import { isoDate } from "@triplan/domain";
import { previewPlan, type PlanRequest } from "@triplan/plan-engine";
import { OVERREACHED } from "@triplan/plan-engine/testing";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { planFacts } from "../draft/plan-facts.ts";
import { initialValues, withRace, type PlanValues } from "../draft/plan-values.ts";
import { SeasonPreview } from "./season-preview.tsx";
import { toPlanRequest } from "../draft/to-plan-request.ts";

function showSeason(today: string, changes: Partial<PlanValues>, asked: Partial<PlanRequest> = {}) {
  const values = { ...initialValues(null), name: "Lisbon", ...changes };
  const read = toPlanRequest(values, isoDate(today));
  if (!read) throw new Error("These values should make a plan");
  const request = { ...read, ...asked };
  const preview = previewPlan(request);
  const facts = planFacts(values, isoDate(today));
  show(
    <SeasonPreview
      facts={facts}
      isPlan
      hasFailed={false}
      preview={{ request, season: { ...preview, sample: undefined } }}
    />,
    {
      server: new MemoryServer({}),
    },
  );
  return preview;
}

test("says that the load is not optimised, not that nothing is gained, if it would be too much", () => {
  const { createdOn, raceDate, paces, goalFinish, schedule, ...athlete } = OVERREACHED;
  const { level, paceImprovement, poolLength } = athlete;
  const values = {
    ...withRace(initialValues(null), "ironman"),
    raceDate,
    currentSwimPace: paces.swim,
    currentBikePace: paces.bike,
    currentRunPace: paces.run,
    goalFinishTime: goalFinish,
    weeklySchedule: schedule,
    optimiseLoad: true,
  };
  showSeason(createdOn, values, { level, paceImprovement, poolLength });
  expect(screen.getByText(/^Your weekly load is not optimised/)).toBeTruthy();
  expect(screen.queryByText(/^Nothing to gain/)).toBeNull();
});

test("starts its sentence from the first full week", () => {
  const { weeks } = showSeason("2027-01-22", { raceDate: "2027-05-09" });
  expect(weeks[0]).toMatchObject({ isPartial: true });
  const table = screen.getByRole("table", { name: "Planned hours of each week" });
  const [, first, second] = within(table).getAllByRole("row");
  const hours = /(\d+:\d\d)$/.exec(second?.textContent ?? "")?.[1];
  expect(first?.textContent).not.toContain(hours);
  expect(screen.getByText(/^Builds from/).textContent).toContain(`Builds from ${hours}`);
});

test.for<[string, { isPlan: boolean; hasFailed: boolean }, string, RegExp]>([
  ["no plan", { isPlan: false, hasFailed: false }, "2027-05-09", /^Enter distances/],
  ["no race date", { isPlan: true, hasFailed: false }, "", /^Choose a race date/],
  ["no answer yet", { isPlan: true, hasFailed: false }, "2027-05-09", /^Laying out your season/],
  ["no answer at all", { isPlan: true, hasFailed: true }, "2027-05-09", /could not be loaded/],
])("says why no season is to be seen: %s", ([, state, raceDate, reason]) => {
  const facts = planFacts({ ...initialValues(null), raceDate }, isoDate("2027-01-22"));
  show(<SeasonPreview {...{ facts, ...state }} preview={null} />, {
    server: new MemoryServer({}),
  });
  expect(screen.getByText(reason)).toBeTruthy();
});
