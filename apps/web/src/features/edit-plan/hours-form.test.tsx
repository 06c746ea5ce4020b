import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { planRow } from "../../shared/testing/rows.ts";
import { EditPlanDialog } from "./edit-plan-dialog.tsx";

const PLAN = planRow(7, { name: "Lisbon Olympic" });
const LAST = {
  id: 5,
  sentence: "8 h a week from week 6 on",
  fromWeek: 6,
  acceptedOn: "2027-02-10",
};
const EFFECT = {
  headline: "9 h a week from week 6 on. 3 exercises change.",
  weeks: [{ week: 6, minutesBefore: 300, minutesAfter: 360 }],
  exercises: [],
  newEditionFrom: null,
};

async function openHours(edits: object[] = []) {
  const server = new MemoryServer({
    "plans.list": () => [PLAN],
    "planEdits.list": () => edits,
    "planEdits.preview": () => ({
      fromWeek: 6,
      effect: EFFECT,
      limits: ["Your rides stay short."],
    }),
    "planEdits.update": () => PLAN,
    "planEdits.undo": () => ({ id: 5, effect: EFFECT }),
  });
  const onClose = vi.fn<() => void>();
  show(<EditPlanDialog plan={PLAN} onClose={onClose} />, { server });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("tab", { name: "Hours" }));
  return { server, onClose, user };
}

const save = () => screen.getByRole("button", { name: "Update Plan" });

test("shows what other hours change, saves them and closes", async () => {
  const { server, onClose, user } = await openHours();
  expect(save()).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("switch", { name: "Available on Wednesday" }));
  await screen.findByText(EFFECT.headline);
  expect(screen.getByText("Your rides stay short.")).toBeTruthy();
  await waitFor(() => expect(save()).toHaveProperty("disabled", false));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [sent] = server.inputsOf("planEdits.update");
  expect(sent).toMatchObject({ planId: 7, toWeek: null });
  expect(server.inputsOf("planEdits.preview")[0]).toEqual(sent);
});

test("offers the days of this week, and sends the chosen one", async () => {
  const { server, user } = await openHours();
  const from = screen.getByRole("combobox", { name: "From" });
  const [first] = within(from).getAllByRole<HTMLOptionElement>("option");
  if (!first) throw new RangeError("No days");
  await user.selectOptions(from, first);
  await user.click(screen.getByRole("switch", { name: "Available on Wednesday" }));
  await waitFor(() => expect(save()).toHaveProperty("disabled", false));
  await user.click(save());
  await waitFor(() => expect(server.inputsOf("planEdits.update")).toHaveLength(1));
  const [sent] = server.inputsOf("planEdits.update");
  expect(sent).toMatchObject({ planId: 7, fromDate: first.value, toWeek: null });
  expect(sent).not.toHaveProperty("fromWeek");
});

test("refuses a week without enough training days before it is sent", async () => {
  const { server, user } = await openHours();
  for (const day of ["Sunday", "Monday", "Tuesday", "Thursday"]) {
    await user.click(screen.getByRole("switch", { name: `Available on ${day}` }));
  }
  expect(screen.getByText("You need at least 3 training days per week")).toBeTruthy();
  expect(save()).toHaveProperty("disabled", true);
  expect(server.inputsOf("planEdits.update")).toEqual([]);
});

test("undoes the last change", async () => {
  const { server, user } = await openHours([LAST]);
  const last = within(await screen.findByRole("region", { name: "Last change" }));
  expect(last.getByText(/8 h a week from week 6 on/)).toBeTruthy();
  await user.click(last.getByRole("button", { name: "Undo this change" }));
  await screen.findByText("Change undone");
  expect(server.inputsOf("planEdits.undo")).toEqual([{ planId: 7, revisionId: 5 }]);
});
