import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { applyButton, openDialog, OUTCOME, reason } from "./testing/open-dialog.tsx";

const named = (slotKey: string, week: number, name: string) => ({
  slotKey,
  week,
  type: "swim",
  name,
  duration: 40,
});

const items = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("says what a reason does by itself, and applies it at 100 %", async () => {
  const { server, user } = await openDialog();
  await user.selectOptions(reason(), "fatigue");
  expect(
    await screen.findByText(/^The first week has 70 % of its time and nothing hard/),
  ).toBeTruthy();
  await user.click(applyButton());
  await screen.findByText("Workouts Adjusted");
  expect(server.inputsOf("plans.adjust")).toMatchObject([
    { volumeAdjustment: 100, reason: "fatigue" },
  ]);
});

test.each([
  [
    "more",
    "{ArrowRight}{ArrowRight}",
    "fatigue",
    "You say you are tired and ask for 10 % more. Less instead?",
    "Yes, 90 %",
  ],
  [
    "less",
    "{ArrowLeft}{ArrowLeft}",
    "feeling-strong",
    "You say you feel strong and ask for 10 % less. More instead?",
    "Yes, 110 %",
  ],
])("asks about %s volume that contradicts its reason", async (_, keys, why, question, answer) => {
  const { server, user } = await openDialog();
  screen.getByRole("slider", { name: "Volume" }).focus();
  await user.keyboard(keys);
  await user.selectOptions(reason(), why);
  expect(await screen.findByText(question)).toBeTruthy();

  await user.click(screen.getByRole("button", { name: answer }));

  expect(screen.queryByText(question)).toBeNull();
  await user.click(applyButton());
  await screen.findByText("Workouts Adjusted");
  expect(server.inputsOf("plans.adjust")).toMatchObject([
    { volumeAdjustment: Number(answer.replaceAll(/\D/g, "")), reason: why },
  ]);
});

test("asks about harder weeks that contradict their reason", async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole("radio", { name: "Intensity" }));
  await user.click(screen.getByRole("radio", { name: "Harder" }));
  await user.selectOptions(reason(), "injury-prevention");
  expect(
    await screen.findByText(
      "You say you want to prevent an injury and ask for harder weeks. Easier instead?",
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Yes, easier" }));
  expect(screen.getByRole("radio", { name: "Easier" })).toHaveProperty("checked", true);
});

test("names the exercises that are left out and back, and the week as planned", async () => {
  await openDialog({
    ...OUTCOME,
    changed: 10,
    dropped: [1, 2, 3, 4, 5, 6].map((week) => named(`${week}-swim-2`, week, "Easy swim")),
    returned: [named("3-swim-1", 3, "Long swim")],
    backInWeek: 6,
  });
  expect(await screen.findByText("Back to the plan in week 6.")).toBeTruthy();
  expect(items("Left out").slice(-2)).toEqual(["Week 5 Easy swim, 0:40", "and 1 more"]);
  expect(items("Back in the plan")).toEqual(["Week 3 Long swim, 0:40"]);
  // Three of the ten are shown, and seven are left out or back.
  expect(items("Exercises that change")).toHaveLength(3);
});
