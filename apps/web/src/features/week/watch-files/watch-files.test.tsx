import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { all, open } from "../testing/open-week.tsx";

beforeEach(() => localStorage.clear());

const shown = (name: string) => screen.findByRole("dialog", { name });

test("a swim offers FIT and says why it has no other file", async () => {
  await open({ at: "/?week=6&exercise=2&open=files" });
  const dialog = await shown("Workout files");
  expect(within(dialog).getByRole("button", { name: "FIT file of Easy swim" })).toBeTruthy();
  const items = within(dialog).getAllByRole("listitem");
  expect(items.slice(1).map(({ textContent }) => textContent)).toEqual([
    "ZWO files have no swims. Take the FIT file.",
    "MRC files have no swims. Take the FIT file.",
  ]);
});

test("a brick offers the files of both halves and one for both", async () => {
  await open({ at: "/?week=6&exercise=4&open=files" });
  const dialog = await shown("Workout files");
  const names = within(dialog)
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual(
    expect.arrayContaining([
      "FIT file of Brick ride",
      "FIT file of Brick run",
      "ZWO file of Brick run",
      "FIT file of the brick",
    ]),
  );
});

test("the choice of target is kept on the device", async () => {
  const { user } = await open({ at: "/?week=6&open=week-files" });
  const dialog = await shown("Workouts of week 6");
  await user.click(within(dialog).getByRole("radio", { name: /^Pace/ }));
  expect(localStorage.getItem("workout-target")).toBe("pace");
});

test("an exercise that the week does not have opens nothing", async () => {
  await open({ rows: all, at: "/?week=6&exercise=999&open=files" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
