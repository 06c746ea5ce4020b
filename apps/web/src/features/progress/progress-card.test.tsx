import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow } from "../../shared/testing/rows.ts";
import { progressRow } from "./page/testing.ts";
import { ProgressCard } from "./progress-card.tsx";

const PLAN = planRow(7, { goalFinishTime: "02:45:00" });
const SUMMARY = { completionRate: 62, durationComparison: 96, trend: "improving" };

const alerts: string[] = [];
const reload = vi.fn<() => void>();

beforeEach(() => {
  alerts.length = 0;
  reload.mockClear();
  vi.stubGlobal("alert", (text: string) => alerts.push(text));
});

function open(features: string[] = [], plan = PLAN) {
  // jsdom cannot reload a page.
  vi.stubGlobal("location", { href: location.href, origin: location.origin, reload });
  const server = new MemoryServer({
    "config.get": () => ({ features }),
    "plans.performance": () => SUMMARY,
    "progress.read": () => progressRow(),
    "plans.fixExercises": () => ({
      message: "Everything already fits.",
      updated: 0,
    }),
  });
  const on = { adjust: vi.fn<() => void>(), edit: vi.fn<() => void>() };
  show(<ProgressCard plan={plan} onAdjust={on.adjust} onEdit={on.edit} />, { server });
  return { server, on, user: userEvent.setup() };
}

const tile = async (name: string) => within(await screen.findByRole("region", { name }));

test.each([
  ["Swimming", ["2:00/100m", "1:50/100m", "+8% pace"], "65"],
  ["Cycling", ["17.0 mph", "19.0 mph", "+12% power"], "78"],
  ["Running", ["9:00/mi", "8:30/mi", "+5% pace"], "58"],
  // @covers progress-tracking-card-1
])("shows %s as %j with the bar at %s", async (name, texts, bar) => {
  open();
  const placeholder = await tile(name);
  for (const text of texts) expect(placeholder.getByText(text)).toBeTruthy();
  expect(placeholder.getByRole("progressbar").getAttribute("aria-valuenow")).toBe(bar);
});

// @covers progress-tracking-card-2
test("caps targets at 1:00 per 100m and 5:00 per mile", async () => {
  open([], planRow(7, { currentSwimPace: "1:05", currentRunPace: "5:10" }));
  expect((await tile("Swimming")).getByText("1:00/100m")).toBeTruthy();
  expect((await tile("Running")).getByText("5:00/mi")).toBeTruthy();
});

// @covers placeholders-1
test("shows measured figures where progress is measured, and no placeholder", async () => {
  open(["measured-progress"]);
  const swim = within(await screen.findByRole("article", { name: "Swimming" }));
  expect(swim.getByText("30 % of the way")).toBeTruthy();
  expect(screen.getByText("You are on plan.")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Am I on track?" });
  expect(link.getAttribute("href")).toBe("/progress?plan=7");
  expect(screen.queryByText("+8% pace")).toBeNull();
  expect(screen.queryAllByRole("progressbar")).toEqual([]);
});

test("shows adherence to the plan and its goal", async () => {
  open();
  await screen.findByText("62%");
  for (const text of ["96%", "Improving", "Finish-time goal 2:45:00"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

test("opens the dialogs by its buttons", async () => {
  const { on, user } = open();
  await user.click(screen.getByRole("button", { name: "Adjust Training Plan" }));
  await user.click(screen.getByRole("button", { name: "Edit Plan" }));
  expect(on.adjust).toHaveBeenCalledOnce();
  expect(on.edit).toHaveBeenCalledOnce();
});

// @covers progress-tracking-card-4
test("alerts the server's message after fixing limits, then reloads the page", async () => {
  const { server, user } = open();
  await user.click(screen.getByRole("button", { name: "Fix Exercise Limits" }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(alerts).toEqual(["Everything already fits."]);
  expect(server.inputsOf("plans.fixExercises")).toEqual([{ planId: 7 }]);
});

// @covers progress-tracking-card-4
test("alerts a default message when the server sends none", async () => {
  const { server, user } = open();
  server.answer("plans.fixExercises", () => ({ message: "", updated: 0 }));
  await user.click(screen.getByRole("button", { name: "Fix Exercise Limits" }));
  await waitFor(() => expect(alerts).toEqual(["Exercise distribution fixed!"]));
});

// @covers progress-tracking-card-5, texts-6
test("alerts a failure without a reload", async () => {
  const { server, user } = open();
  server.answer("plans.fixExercises", () => {
    throw refusal("Something went wrong");
  });
  await user.click(screen.getByRole("button", { name: "Fix Exercise Limits" }));
  await waitFor(() => expect(alerts).toEqual(["Failed to fix exercises"]));
  expect(reload).not.toHaveBeenCalled();
});
