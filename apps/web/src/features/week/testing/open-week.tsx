import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { IsoDate, Units } from "@triplan/domain";
import { UnitsProvider } from "@triplan/ui";
import { show } from "../../../app/testing/show.tsx";
import type { ExerciseRow, PlanRow, UnmatchedActivity } from "../model/week-types.ts";
import { WeeklyView } from "../weekly-view.tsx";
import { exerciseRow, placedOn, plan, TODAY } from "./week-rows.ts";
import { weekServer } from "./week-server.ts";

/** An unscheduled run; its plan suggests Thursday. */
export const tempo = exerciseRow("run", 45, { id: 1, name: "Tempo run", suggestedDay: 4 });
const swim = exerciseRow("swim", 30, { id: 2, name: "Easy swim", ...placedOn(4) });
const ride = exerciseRow("bike", 80, { id: 3, name: "Brick ride", brickId: "b", ...placedOn(6) });
const offBike = exerciseRow("run", 20, { id: 4, name: "Brick run", brickId: "b", ...placedOn(6) });
const done = exerciseRow("bike", 60, {
  id: 5,
  name: "Long ride",
  ...placedOn(1),
  isCompleted: true,
  completedAt: "2027-03-08T12:00:00.000Z",
  actualDuration: 44,
  actualDistance: "11 mi",
  matchedActivityId: 9,
});
const nextWeek = exerciseRow("swim", 40, { id: 6, name: "Next swim", week: 7 });
/**
 * Week 6: a run to schedule, a swim on Thursday, a brick on Saturday, a ride completed on Monday.
 */
export const all = [tempo, swim, ride, offBike, done, nextWeek];

export const list = () => screen.getByRole("list", { name: "Available Exercises" });
export const day = (name: RegExp) => screen.getByRole("region", { name });
export const card = (where: HTMLElement, name: RegExp) =>
  within(where).getByRole("button", { name });
export const hasCard = (where: HTMLElement, name: RegExp) =>
  within(where).queryByRole("button", { name }) !== null;
export const isSelected = () =>
  screen.queryByRole("region", { name: "Exercise Selected" }) !== null;

export const isWeek = (input: unknown, week: number) =>
  typeof input === "object" && input !== null && "week" in input && input.week === week;

interface OpenOptions {
  rows?: ExerciseRow[];
  recorded?: readonly UnmatchedActivity[];
  at?: string;
  thePlan?: PlanRow;
  today?: IsoDate;
  units?: Units;
  /** Answers of further procedures, by name. */
  answers?: Readonly<Record<string, () => unknown>>;
}

/** Opens the view with its own server. */
export async function open({
  rows = all,
  recorded = [],
  at = "/?week=6",
  thePlan = plan,
  today = TODAY,
  units = "miles",
  answers = {},
}: OpenOptions = {}) {
  const server = weekServer(rows, recorded);
  for (const [path, answer] of Object.entries(answers)) server.answer(path, answer);
  show(
    <UnitsProvider value={units}>
      <WeeklyView plan={thePlan} today={today} />
    </UnitsProvider>,
    { server, at },
  );
  await screen.findByRole("region", { name: "Weekly Schedule" });
  return { server, user: userEvent.setup() };
}
