import { isoDate } from "@triplan/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { planRow } from "../../shared/testing/rows.ts";
import { EditPlanDialog } from "./edit-plan-dialog.tsx";

const PLAN = planRow(7, { name: "Lisbon Olympic" });
const EFFECT = {
  headline: "70.3 race. 40 exercises change.",
  weeks: [{ week: 6, minutesBefore: 300, minutesAfter: 360 }],
  exercises: [],
  newEditionFrom: null,
};

async function openRace(plan = PLAN) {
  const server = new MemoryServer({
    "plans.list": () => [plan],
    "planEdits.list": () => [],
    "planEdits.preview": () => ({ fromWeek: 6, effect: EFFECT, limits: ["Your goal is removed."] }),
    "planEdits.update": () => plan,
  });
  const onClose = vi.fn<() => void>();
  show(<EditPlanDialog plan={plan} onClose={onClose} />, { server });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("tab", { name: "Race" }));
  return { server, onClose, user };
}

const save = () => screen.getByRole("button", { name: "Update Plan" });
const dateField = () => screen.getByLabelText("Race Date");
const runField = () => screen.getByLabelText("Run Distance");

test("another race brings its distances, is previewed with its limits, and saved", async () => {
  const { server, onClose, user } = await openRace();
  expect(save()).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("radio", { name: "70.3" }));
  expect(runField()).toHaveProperty("value", "13.1");
  await screen.findByText(EFFECT.headline);
  expect(screen.getByText("Your goal is removed.")).toBeTruthy();
  await waitFor(() => expect(save()).toHaveProperty("disabled", false));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [sent] = server.inputsOf("planEdits.update");
  expect(sent).toMatchObject({
    planId: 7,
    raceType: "70.3",
    swimDistance: "1.2",
    bikeDistance: "56",
    runDistance: "13.1",
    raceDate: PLAN.raceDate,
  });
});

test("the plan's own race has the plan's distances again", async () => {
  const { user, server } = await openRace(planRow(7, { runDistance: "6" }));
  await user.click(screen.getByRole("radio", { name: "70.3" }));
  await user.click(screen.getByRole("radio", { name: "Olympic" }));
  expect(runField()).toHaveProperty("value", "6");
  expect(save()).toHaveProperty("disabled", true);
  expect(server.inputsOf("planEdits.update")).toEqual([]);
});

test("what can't be sent is refused at its field, and nothing is previewed", async () => {
  const { user, server } = await openRace();
  await user.clear(runField());
  expect(screen.getByText("Run distance is required")).toBeTruthy();
  fireEvent.change(dateField(), { target: { value: "" } });
  expect(screen.getByText("Race date is required")).toBeTruthy();
  expect(save()).toHaveProperty("disabled", true);
  expect(server.inputsOf("planEdits.preview")).toEqual([]);
});

test("a plan whose race is over has no fields", async () => {
  await openRace(planRow(7, { raceDate: isoDate("2020-05-03") }));
  expect(screen.getByText("This race is over. Create a new plan for the next one.")).toBeTruthy();
  expect(screen.queryByLabelText("Race Date")).toBeNull();
});
