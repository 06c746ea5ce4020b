import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { NO_CONNECTION } from "../../../shared/network/server-fetch.ts";
import { markOutOfReach, markReached } from "../../../shared/offline/reach.ts";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { open } from "../testing/open-week.tsx";
import { exerciseRow, hardSteps, stretch, step } from "../testing/week-rows.ts";

const run = exerciseRow("run", 45, { id: 1, name: "Cruise intervals", steps: hardSteps(45) });
const tempo = {
  kind: "run-tempo",
  name: "Tempo run",
  duration: 45,
  intensity: "tempo",
  steps: [step("main", [stretch(10, "Z3"), stretch(2, "Z1")], 2)],
  load: 52,
  costs: ["About the same load, 52.", "3 × 6 min comes next time."],
};
const easy = {
  ...tempo,
  kind: "easy",
  name: "Easy run",
  steps: [step("steady", [stretch(45, "Z2")])],
  costs: ["Your week has one key exercise less."],
};

async function openSwap(swaps: object) {
  const opened = await open({
    rows: [run],
    at: "/?week=6&exercise=1",
    answers: { "exercises.swaps": () => swaps },
  });
  const details = within(await screen.findByRole("dialog", { name: "Cruise intervals" }));
  await opened.user.click(details.getByRole("button", { name: "Swap for…" }));
  return { ...opened, details };
}

const FRESH = {
  current: null,
  planned: null,
  options: [tempo, easy],
  fewer: "Others would break a rule.",
};

test("says what each exercise is and costs, and swaps for the chosen one", async () => {
  const { server, user, details } = await openSwap(FRESH);
  server.answer("exercises.swap", () => ({ ...run, name: "Easy run" }));
  const choice = await details.findByRole("radio", { name: /^Tempo run ?0:45 · 2 × 10 min/ });
  const costs = choice.getAttribute("aria-describedby") ?? "";
  expect(document.querySelector(`[id="${costs}"]`)?.textContent).toBe(
    "About the same load, 52. 3 × 6 min comes next time.",
  );
  expect(details.getByRole("button", { name: "Swap" }).hasAttribute("disabled")).toBe(true);
  await user.click(details.getByRole("radio", { name: /^Easy run ?0:45 · Z2/ }));
  await user.click(details.getByRole("button", { name: "Swap" }));
  await details.findByRole("button", { name: "Undo" });
  expect(server.inputsOf("exercises.swap")).toEqual([{ exerciseId: 1, kind: "easy" }]);
  expect(await details.findByRole("heading", { name: "Steps" })).toBeTruthy();
  await user.click(details.getByRole("button", { name: "Undo" }));
  await screen.findByText("Swap undone");
  expect(server.inputsOf("exercises.swap").at(-1)).toEqual({ exerciseId: 1, kind: "planned" });
  expect(details.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("says why there are fewer than three", async () => {
  const { details } = await openSwap(FRESH);
  expect(await details.findByText("Others would break a rule.")).toBeTruthy();
});

test("a swapped exercise can go back to the planned one", async () => {
  const planned = { ...tempo, kind: "planned", name: "Cruise intervals", costs: [] };
  const { server, user, details } = await openSwap({ ...FRESH, current: "easy", planned });
  server.answer("exercises.swap", () => run);
  expect(await details.findByRole("radio", { name: /^Easy run/, checked: true })).toBeTruthy();
  await user.click(details.getByRole("radio", { name: /^Cruise intervals/ }));
  await user.click(details.getByRole("button", { name: "Swap" }));
  await screen.findByText("Swap undone");
  expect(server.inputsOf("exercises.swap")).toEqual([{ exerciseId: 1, kind: "planned" }]);
});

test("keeps the list open when the swap is refused", async () => {
  const { server, user, details } = await openSwap(FRESH);
  server.answer("exercises.swap", () => {
    throw refusal("This swap is not possible any more. Choose another one.");
  });
  await user.click(await details.findByRole("radio", { name: /^Easy run/ }));
  await user.click(details.getByRole("button", { name: "Swap" }));
  await screen.findByText("This swap is not possible any more. Choose another one.");
  expect(details.getByRole("radio", { name: /^Tempo run/ })).toBeTruthy();
  await user.click(details.getByRole("button", { name: "Cancel" }));
  expect(details.getByRole("heading", { name: "Steps" })).toBeTruthy();
});

test("without an answer keeps the choice and says that it may have arrived", async () => {
  const { server, user, details } = await openSwap(FRESH);
  server.answer("exercises.swap", () => {
    throw new Error(NO_CONNECTION);
  });
  await user.click(await details.findByRole("radio", { name: /^Easy run/ }));
  const asked = server.inputsOf("exercises.swaps").length;
  const weeksRead = server.inputsOf("exercises.listWeek").length;
  await user.click(details.getByRole("button", { name: "Swap" }));
  await screen.findByText("No answer to your swap");
  expect(details.getByRole("radio", { name: /^Easy run/, checked: true })).toBeTruthy();
  expect(details.getByRole("button", { name: "Swap" })).toBeTruthy();
  expect(server.inputsOf("exercises.swaps")).toHaveLength(asked);
  await waitFor(() =>
    expect(server.inputsOf("exercises.listWeek").length).toBeGreaterThan(weeksRead),
  );
});

test("is off while Triplan can't be reached", async () => {
  const { user, details } = await openSwap(FRESH);
  await user.click(await details.findByRole("radio", { name: /^Easy run/ }));
  act(() => markOutOfReach(Date.now()));
  const swap = details.getByRole("button", { name: "Swap" });
  expect(swap.getAttribute("aria-disabled")).toBe("true");
  expect(details.getByText("Only with network")).toBeTruthy();
  act(() => markReached());
  expect(details.getByRole("button", { name: "Swap" }).getAttribute("aria-disabled")).toBeNull();
});

test("says when nothing fits", async () => {
  const { details } = await openSwap({ ...FRESH, options: [] });
  expect(await details.findByText(/^No other exercise fits here/)).toBeTruthy();
});
