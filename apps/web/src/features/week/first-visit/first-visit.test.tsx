import { screen, waitFor, within } from "@testing-library/react";
import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { day, hasCard, list, open } from "../testing/open-week.tsx";
import { exerciseRow, placedOn } from "../testing/week-rows.ts";

const tempo = exerciseRow("run", 45, { id: 1, name: "Tempo run", suggestedDay: 4 });
const swim = exerciseRow("swim", 30, { id: 2, name: "Easy swim", suggestedDay: 5 });
const later = exerciseRow("swim", 40, { id: 6, name: "Next swim", week: 7, suggestedDay: 2 });
const rows = [tempo, swim, later];

const panel = () => screen.queryByRole("region", { name: /days\.$/ });
const press = (name: string) => screen.getByRole("button", { name });
const outlines = () => screen.queryAllByRole("list", { name: "Suggested here" });
const placed = () => screen.queryByRole("region", { name: "Your plan is placed" });

test("asks how to place the current week and outlines where its exercises fit", async () => {
  await open({ rows });
  expect(panel()?.textContent).toContain("Give week 6 its days.");
  expect(panel()?.textContent).toContain("2 exercises, 1:15 h.");
  expect(panel()?.textContent).not.toContain("Your plan is saved");
  expect(within(day(/^Thursday/)).getByText("Tempo run")).toBeTruthy();
  expect(within(day(/^Friday/)).getByText("Easy swim")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Today" })).toBeNull();
});

test("says in week 1 that the plan is saved", async () => {
  await open({
    rows: [{ ...tempo, week: 1 }],
    at: "/?week=1",
    today: isoDate("2027-01-31"),
  });
  expect(panel()?.textContent).toContain("Your plan is saved. Give week 1 its days.");
  expect(panel()?.textContent).not.toContain("Training starts");
});

test("says before the plan when training starts", async () => {
  await open({ rows: [{ ...tempo, week: 1 }], at: "/?week=1", today: isoDate("2027-01-28") });
  expect(panel()?.textContent).toContain("Training starts Sun, Jan 31.");
});

test("places the week in one request and moves the focus to its heading", async () => {
  const { server, user } = await open({ rows });
  await user.click(press("Place this week"));
  await screen.findByText("2 exercises scheduled");
  expect(server.inputsOf("exercises.scheduleWeek")).toEqual([{ planId: 1, week: 6 }]);
  expect(panel()).toBeNull();
  expect(outlines()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Week 6" }));
});

test("places the whole plan in one request and offers one undo", async () => {
  const { server, user } = await open({ rows });
  await user.click(press("Place the whole plan"));
  await waitFor(() => expect(placed()?.textContent).toContain("3 exercises have their days"));
  expect(server.inputsOf("exercises.schedulePlan")).toEqual([{ planId: 1 }]);
  expect(hasCard(day(/^Thursday/), /^Tempo run/)).toBe(true);
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(press("Undo"));

  await user.click(press("Undo"));
  await screen.findByText("Placement undone");
  const [input] = server.inputsOf("exercises.undoPlanPlacement");
  expect(input).toEqual({ planId: 1, placementId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(hasCard(list(), /^Tempo run/)).toBe(true);
  expect(placed()).toBeNull();
  expect(panel()).not.toBeNull();
});

test("offers the undo after a reload, until it is dismissed", async () => {
  const { user } = await open({ rows });
  await user.click(press("Place the whole plan"));
  await waitFor(() => expect(placed()).not.toBeNull());
  document.body.replaceChildren();
  await open({ rows: [{ ...tempo, ...placedOn(4) }] });
  expect(placed()).not.toBeNull();
  await user.click(press("Keep the placement"));
  expect(placed()).toBeNull();
});

test("keeps the panel with the server's message when the plan is not placed", async () => {
  const { server, user } = await open({ rows });
  server.answer("exercises.schedulePlan", () => {
    throw refusal("The server is away");
  });
  await user.click(press("Place the whole plan"));
  expect(await screen.findByText("Plan not placed")).toBeTruthy();
  expect(screen.getByText("The server is away")).toBeTruthy();
  expect(panel()).not.toBeNull();
});

test("does not ask again after the choice to place by hand", async () => {
  const { user } = await open({ rows });
  await user.click(press("I’ll do it myself"));
  expect(panel()).toBeNull();
  expect(outlines()).toEqual([]);
  expect(screen.getByRole("region", { name: "Today" }).textContent).toContain(
    "2 exercises have no day yet this week.",
  );
  document.body.replaceChildren();
  await open({ rows });
  expect(panel()).toBeNull();
});

test.each([
  ["with an exercise on a day", [tempo, { ...swim, ...placedOn(5) }], "2027-03-09"],
  ["that is not the current one", [tempo, swim], "2027-03-02"],
  ["without exercises", [], "2027-03-09"],
] as const)("does not ask in a week %s", async (_, weekRows, today) => {
  await open({ rows: [...weekRows], today: isoDate(today) });
  expect(panel()).toBeNull();
  expect(outlines()).toEqual([]);
});
