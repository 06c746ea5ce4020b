import { screen, waitFor, within } from "@testing-library/react";
import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { card, day, hasCard, list, open } from "../testing/open-week.tsx";
import { exerciseRow, placedOn } from "../testing/week-rows.ts";

const tempo = exerciseRow("run", 45, { id: 1, name: "Tempo run", suggestedDay: 4 });
const swim = exerciseRow("swim", 30, { id: 2, name: "Easy swim", suggestedDay: 5 });
const step = () => screen.queryByRole("region", { name: "Place this week" });

/** Week 5 opens the plan: week 6 is still to come. */
const EARLIER = isoDate("2027-03-02");

test("offers to schedule an empty week, and no longer once it is not empty", async () => {
  const { server, user } = await open({ rows: [tempo, swim], today: EARLIER });
  expect(step()?.textContent).toContain("your 2 exercises");
  await user.click(screen.getByRole("button", { name: "Place this week" }));
  await screen.findByText("2 exercises scheduled");
  expect(server.inputsOf("exercises.scheduleWeek")).toHaveLength(1);
  expect(step()).toBeNull();
  expect(hasCard(list(), /./)).toBe(false);
});

test("leads from an empty week to the tab of available exercises", async () => {
  const { user } = await open({ rows: [tempo, swim], today: EARLIER });
  await user.click(screen.getByRole("button", { name: "See exercises" }));
  const tab = screen.getByRole("tab", { name: "Available (2)" });
  expect(tab.getAttribute("aria-selected")).toBe("true");
});

test.each([
  ["with an exercise on a day", [tempo, { ...swim, ...placedOn(5) }], EARLIER],
  ["in the past", [tempo, swim], "2027-03-14"],
  ["without exercises", [], EARLIER],
] as const)("offers no first step for a week %s", async (_, rows, today) => {
  await open({ rows: [...rows], today: isoDate(today) });
  expect(step()).toBeNull();
});

test("unschedules the selected exercise on a press on a card of the list", async () => {
  const { user } = await open({ rows: [tempo, { ...swim, ...placedOn(5) }] });
  await user.click(card(day(/^Friday/), /^Easy swim/));
  expect(hasCard(list(), /^Tempo run/)).toBe(false);
  expect(within(list()).getByText("Tempo run")).toBeTruthy();
  const ground = screen.getByRole("button", { name: "Unschedule Easy swim" });
  ground.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(hasCard(list(), /^Easy swim/)).toBe(true));
  expect(hasCard(list(), /^Tempo run/)).toBe(true);
});

test("shows Rest or the planned time on a day without hours, and warns once", async () => {
  const { user } = await open({ rows: [tempo] });
  const wednesday = day(/^Wednesday/);
  expect(within(wednesday).getByText("Rest")).toBeTruthy();
  expect(wednesday.textContent).not.toContain("of 0:00");
  expect(wednesday.textContent).not.toContain("No hours");
  await user.click(card(list(), /^Tempo run/));
  await user.click(card(wednesday, /^Place Tempo run/));
  await screen.findByText("Exercise scheduled successfully");
  expect(within(wednesday).getByText("0:45 planned")).toBeTruthy();
  expect(screen.getAllByText(/not one of your training days/)).toHaveLength(1);
});
