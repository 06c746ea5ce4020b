import { screen, within } from "@testing-library/react";
import { outlineSeason, planRequestOf } from "@triplan/plan-engine";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { plan } from "../testing/week-rows.ts";
import { SeasonCard } from "./season-card.tsx";

test("draws the stored minutes of each week, not the season's targets", () => {
  const season = outlineSeason(planRequestOf(plan));
  const weekMinutes = season.weeks.map((_, index) => 80 + index);
  show(<SeasonCard season={season} weekMinutes={weekMinutes} week={1} currentWeek={1} />, {
    server: new MemoryServer({}),
  });
  const rows = within(screen.getByRole("region", { name: "Season" })).getAllByRole("row");
  expect(rows.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    "1Base1:20",
    "2Base1:21",
  ]);
});

test.each([
  [1, / · \d+ to go$/],
  [plan.totalWeeks, / · race week$/],
])("says how far week %i is from the race", (week, place) => {
  const season = outlineSeason(planRequestOf(plan));
  const weekMinutes = season.weeks.map(() => 80);
  show(<SeasonCard season={season} weekMinutes={weekMinutes} week={week} currentWeek={week} />, {
    server: new MemoryServer({}),
  });
  expect(screen.getByText(/^Week \d+ of \d+/).textContent).toMatch(place);
});
