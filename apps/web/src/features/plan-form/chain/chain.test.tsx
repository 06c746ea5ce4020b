import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { planRow, userRow } from "../../../shared/testing/rows.ts";
import { storedDraft } from "../draft/stored-draft.ts";
import { fillIn, generate, openForm } from "../testing/open-form.tsx";
import { chainText } from "./chain-note.tsx";
import { draftAfter } from "./draft-after.ts";
import { PlanNextRace } from "./plan-next-race.tsx";

const USER = userRow();
const LISBON = planRow(7, { name: "Lisbon Olympic", userId: USER.id, poolLengthMeters: 50 });
const CARRIED = {
  hoursNow: 8.5,
  longestRunNow: 80,
  longestRideNow: 150,
  longestSwimNow: 1900,
  raceBefore: {
    raceType: "olympic" as const,
    // Two days before the form's today.
    raceDate: isoDate("2026-11-22"),
    weekMinutes: 510,
    rungs: { "run-threshold": 5 },
  },
};

const DRAFT = "triplan.plan-draft";
const draft = () => JSON.parse(sessionStorage.getItem(DRAFT) ?? "null");

function openButton(
  answer: () => unknown = () => CARRIED,
  { plan = LISBON, others = [] }: { plan?: PlanRow; others?: readonly PlanRow[] } = {},
) {
  const opened: string[] = [];
  const server = new MemoryServer({
    "plans.carryOver": answer,
    "plans.list": () => [plan, ...others],
    "auth.me": () => userRow({ currentTrainingPlanId: plan.id }),
    "preferences.setCurrentPlan": () => userRow({ currentTrainingPlanId: 8 }),
  });
  const on = {
    onOpen: () => opened.push("form"),
    onShow: ({ name }: PlanRow) => opened.push(name),
  };
  show(<PlanNextRace plan={plan} {...on} />, { server });
  return { opened, server };
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Plan your next race" }));

describe("Plan your next race", () => {
  test("opens the form with paces, week, pool and answers of the plan, without its race day", async () => {
    const { opened, server } = openButton();
    await press();
    await expect.poll(() => opened).toEqual(["form"]);
    expect(server.inputsOf("plans.carryOver")).toEqual([{ planId: 7 }]);
    const { raceBefore, ...now } = CARRIED;
    expect(draft()).toMatchObject({
      filledFrom: "Lisbon Olympic",
      values: {
        ...now,
        name: "",
        raceDate: "",
        goalFinishTime: 0,
        poolLengthMeters: 50,
        weeklySchedule: LISBON.weeklySchedule,
        follows: { planId: 7, name: "Lisbon Olympic", raceBefore },
      },
    });
  });

  test("asks before an unfinished plan is replaced", async () => {
    const unfinished = { ownerId: USER.id, values: { name: "Mine" }, isEdited: true };
    sessionStorage.setItem(DRAFT, JSON.stringify(unfinished));
    const { opened } = openButton();
    await press();
    expect(await screen.findByText(/New Plan still holds/)).toBeTruthy();
    expect(opened).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Replace" }));
    expect(opened).toEqual(["form"]);
  });

  test("says when it could not be opened", async () => {
    const { opened } = openButton(() => {
      throw refusal("Service temporarily unavailable. Try again in a moment.");
    });
    await press();
    expect(await screen.findByText("Next plan not opened")).toBeTruthy();
    expect(opened).toEqual([]);
  });
});

describe("a plan with a next plan", () => {
  const NEXT = planRow(8, { name: "Autumn", previousPlanId: 7 });

  test.each([
    ["2020-05-08", "Go on with your next plan", [{ planId: 8 }]],
    ["2099-05-08", "See your next plan", []],
  ])("with its race on %s says “%s”", async (raceDate, name, madeCurrent) => {
    const plan = { ...LISBON, raceDate: isoDate(raceDate) };
    const { opened, server } = openButton(() => CARRIED, { plan, others: [NEXT] });
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(opened).toEqual(["Autumn"]);
    await expect.poll(() => server.inputsOf("preferences.setCurrentPlan")).toEqual(madeCurrent);
    expect(server.inputsOf("plans.carryOver")).toEqual([]);
  });
});

async function openFollowing() {
  storedDraft.write(draftAfter(LISBON, CARRIED));
  const server = new MemoryServer({
    "auth.me": () => USER,
    "thresholds.list": () => [],
    "plans.create": () => planRow(8),
    "plans.list": () => [],
  });
  await openForm(server);
  return server;
}

describe("the form of a plan that follows another", () => {
  test("says that its first weeks are recovery, and sends the plan before", async () => {
    const server = await openFollowing();
    const note = await screen.findByRole("region", { name: "The plan before" });
    expect(note.textContent).toContain("Follows “Lisbon Olympic”.");
    expect(note.textContent).toMatch(
      /Its first week lets you recover from the race on Nov 22, 2026/,
    );
    fillIn();
    generate();
    await expect.poll(() => server.inputsOf("plans.create")).toHaveLength(1);
    expect(server.inputsOf("plans.create")).toMatchObject([{ previousPlanId: 7, hoursNow: 8.5 }]);
  });

  test("can start without it", async () => {
    const server = await openFollowing();
    await userEvent.click(await screen.findByRole("button", { name: "Start without it" }));
    expect(screen.queryByRole("region", { name: "The plan before" })).toBeNull();
    fillIn();
    generate();
    await expect.poll(() => server.inputsOf("plans.create")).toHaveLength(1);
    expect(server.inputsOf("plans.create")).not.toMatchObject([{ previousPlanId: 7 }]);
  });
});

test.each([
  [1, "2026-11-24", /^Its first week lets you recover from the race on .*Nov 22/],
  [4, "2026-11-24", /^Its first 4 weeks let you recover/],
  [0, "2026-11-24", /^It begins with what you trained for that race\.$/],
  [2, "2026-11-20", /^This plan begins the day after that race\. Its first 2 weeks/],
])("%i weeks of recovery on %s read %s", (weeks, today, text) => {
  expect(chainText(CARRIED, { weeks, today: isoDate(today) })).toMatch(text);
});
