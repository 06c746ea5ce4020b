import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnitsProvider } from "@triplan/ui";
import { USUAL_CUTOFFS, type UnitPreference } from "@triplan/domain";
import { afterEach, describe, expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import { RacePage } from "./race-page.tsx";
import type { RaceDay } from "./model/race-types.ts";
import { raceDay } from "./testing.ts";

afterEach(() => vi.useRealTimers());

interface Setup {
  race?: RaceDay | (() => RaceDay);
  /** Local time. */
  at?: string;
  units?: UnitPreference;
}

function open({ race = raceDay(), at = "2027-03-18T07:25", units = "miles" }: Setup = {}) {
  vi.useFakeTimers({ now: new Date(at), toFake: ["Date"] });
  const server = new MemoryServer({
    "auth.me": () => userRow({ currentTrainingPlanId: 7 }),
    "raceDay.read": typeof race === "function" ? race : () => race,
    "raceDay.update": () => race,
    "exercises.listWeek": () => [],
  });
  const onEditGoal = vi.fn<() => void>();
  show(
    <UnitsProvider value={units}>
      <RacePage
        plan={planRow(7, { name: "Lisbon Olympic" })}
        onEditGoal={onEditGoal}
        nextRace={<button type="button">Plan your next race</button>}
      />
    </UnitsProvider>,
    { server },
  );
  return { server, onEditGoal, user: userEvent.setup() };
}

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ lastChild }) => lastChild?.textContent ?? ""));

const failing = (reason: string) => () => {
  throw refusal("Training plan not found", [], reason);
};

describe("the race page", () => {
  test("is paced for the prediction without a goal, and offers to set one", async () => {
    const { onEditGoal, user } = open();
    const hero = await part("Lisbon Olympic");
    expect(hero.getByText("51")).toBeTruthy();
    expect(hero.getByText("days to")).toBeTruthy();
    expect(hero.getByText("0.93 mi · 25 mi · 6.2 mi")).toBeTruthy();
    expect(hero.getByText("No goal yet. The race is paced for the prediction.")).toBeTruthy();
    expect(rowsOf(hero.getByRole("table")).map(([name]) => name)).toEqual(["Time", "Predicted"]);
    await user.click(hero.getByRole("button", { name: "Set a goal" }));
    expect(onEditGoal).toHaveBeenCalledOnce();
  });

  // 1796 + 180 + 5294 + 120 + 3348 s = 2:58:58 predicted; 2:50:00 saves 538 s.
  test("shows what the goal asks of each leg", async () => {
    open({ race: raceDay({ goalSeconds: 10_200 }) });
    const hero = await part("Lisbon Olympic");
    const [, predicted, goal, faster] = rowsOf(hero.getByRole("table"));
    expect(predicted?.at(-1)).toBe("2:58:58");
    expect(goal?.at(-1)).toBe("2:50:00");
    expect(faster?.[0]).toBe("Faster by");
    expect(faster?.at(-1)).toBe("8:58");
    expect(hero.getByText("realistic in 8 weeks")).toBeTruthy();
  });

  test("paces a goal out of reach for what can be held, and says so", async () => {
    open({ race: raceDay({ goalSeconds: 9000, reachable: 10_200 }) });
    const hero = await part("Lisbon Olympic");
    expect(hero.getByText("Pace for 2:50:00, not 2:30:00.")).toBeTruthy();
    expect(rowsOf(hero.getByRole("table")).map(([name]) => name)).toContain("To pace for");
  });

  test.each<[UnitPreference, string, string]>([
    ["miles", "16.8–17.2 mph", "First 300 m"],
    ["kilometers", "27.0–27.7 km/h", "First 300 m"],
  ])("has the target and the parts of each leg in %s", async (units, speed, first) => {
    open({ units });
    const pacing = await part("How to pace it");
    expect(pacing.getAllByRole("article")).toHaveLength(3);
    expect(pacing.getByText(speed)).toBeTruthy();
    expect(pacing.getByText(first)).toBeTruthy();
    expect(pacing.getByRole("img", { name: /^Run: a slow start/ })).toBeTruthy();
  });

  test("has power and heart rate where the thresholds are known", async () => {
    open({ race: raceDay({ thresholds: { ftpWatts: 240, lthrBike: 160, lthrRun: 170 } }) });
    const pacing = await part("How to pace it");
    expect(pacing.getByText("209–223 W · 17.0 mph")).toBeTruthy();
    expect(pacing.getByText(/heart rate 152–160/)).toBeTruthy();
  });

  test("saves the start when its field is left, and gives the morning its times", async () => {
    const { server } = open();
    const morning = await part("Race morning");
    expect(morning.getByText("−3:00")).toBeTruthy();
    const field = screen.getByLabelText("Your start");
    fireEvent.change(field, { target: { value: "08:30" } });
    expect(server.inputsOf("raceDay.update")).toEqual([]);
    fireEvent.blur(field);
    expect(await morning.findByText("05:30")).toBeTruthy();
    await waitFor(() =>
      expect(server.inputsOf("raceDay.update")).toEqual([{ planId: 7, startsAt: "08:30" }]),
    );
    fireEvent.blur(field);
    expect(server.inputsOf("raceDay.update")).toHaveLength(1);
  });

  test("ticks an item at once and counts it", async () => {
    const { server, user } = open();
    const list = await part("Checklist");
    await user.click(list.getByRole("checkbox", { name: "Helmet" }));
    expect(list.getByRole("checkbox", { name: "Helmet" })).toHaveProperty("checked", true);
    expect(list.getByText(/^1 of 21/)).toBeTruthy();
    await user.click(list.getByRole("checkbox", { name: "Helmet" }));
    expect(list.getByText(/^0 of 21/)).toBeTruthy();
    await waitFor(() =>
      expect(server.inputsOf("raceDay.update")).toEqual([
        { planId: 7, check: ["helmet"] },
        { planId: 7, uncheck: ["helmet"] },
      ]),
    );
  });

  test("adds own items, refuses what is on the list, and restores a removed one", async () => {
    const { server, user } = open();
    const list = await part("Checklist");
    await user.click(list.getByRole("button", { name: "Add" }));
    await user.keyboard("Spare lenses{Enter}");
    expect(list.getByText(/^0 of 22/)).toBeTruthy();
    await user.keyboard("helmet{Enter}");
    expect(list.getByText("“Helmet” is on the checklist already")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(list.getByRole("button", { name: "Add" }));
    await user.click(list.getByRole("checkbox", { name: "Spare lenses" }));
    await user.click(list.getByRole("button", { name: "Remove Spare lenses" }));
    expect(list.getByText(/^0 of 21/)).toBeTruthy();
    expect(list.queryByRole("group", { name: "Your own" })).toBeNull();
    await user.click(list.getByRole("button", { name: "Undo" }));
    const own = within(list.getByRole("group", { name: "Your own" }));
    expect(own.getByRole("checkbox", { name: "Spare lenses" })).toHaveProperty("checked", true);
    await waitFor(() =>
      expect(server.inputsOf("raceDay.update")).toEqual([
        { planId: 7, add: ["Spare lenses"] },
        { planId: 7, check: ["own:Spare lenses"] },
        { planId: 7, remove: ["Spare lenses"] },
        { planId: 7, add: ["Spare lenses"], check: ["own:Spare lenses"] },
      ]),
    );
  });

  test("takes a refused tick back and says so", async () => {
    const { server, user } = open();
    server.answer("raceDay.update", () => {
      throw refusal("Training plan not found");
    });
    const list = await part("Checklist");
    await user.click(list.getByRole("checkbox", { name: "Helmet" }));
    await screen.findByText("Race day not saved");
    await waitFor(() =>
      expect(list.getByRole("checkbox", { name: "Helmet" })).toHaveProperty("checked", false),
    );
  });

  test("says that the race is gone, and retries a failed load", async () => {
    const { server, user } = open({ race: failing("internal") });
    await screen.findByText("Training plan not found");
    server.answer("raceDay.read", failing("not_found"));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Race not found" })).toBeTruthy();
  });
});

test.each([
  ["2027-03-18T09:00", true],
  ["2027-05-07T09:00", true],
  ["2027-05-08T09:00", false],
])("at %s the race after this one can be planned: %s", async (at, isOffered) => {
  open({ at });
  await part("Race week");
  const after = screen.queryByRole("region", { name: "After this race" });
  expect(after !== null).toBe(isOffered);
});

describe("the next thing to do", () => {
  const startsAt = "08:30";

  test("is packing in race week", async () => {
    open({ at: "2027-05-04T09:00" });
    const hero = await part("Lisbon Olympic");
    expect(hero.getByText("Next: pack your bags, by Fri, May 7.")).toBeTruthy();
    expect(hero.getByRole("link", { name: "Checklist, 0 of 21" })).toBeTruthy();
  });

  test.each([
    ["2027-05-08T07:25", "1:05", "Now 07:25. At 07:30: Jog 5 min, 3 short strides."],
    ["2027-05-08T08:25", "0:05", "Now 08:25. At 08:30: Start."],
  ])("follows the timetable at %s", async (at, left, words) => {
    open({ at, race: raceDay({}, { startsAt }) });
    const hero = await part("Lisbon Olympic");
    expect(hero.getByText(left)).toBeTruthy();
    expect(hero.getByText("hours to your start")).toBeTruthy();
    expect(hero.getByText(words)).toBeTruthy();
  });

  test("is the start on race day, while it is not known", async () => {
    open({ at: "2027-05-08T06:00" });
    const hero = await part("Lisbon Olympic");
    expect(hero.getByText("Today")).toBeTruthy();
    expect(hero.getByText("Enter your start and the morning gets its times.")).toBeTruthy();
  });

  test("is racing between start and finish", async () => {
    open({ at: "2027-05-08T09:30", race: raceDay({}, { startsAt }) });
    expect(
      await screen.findByText("Start easier than you feel. Eat and drink early."),
    ).toBeTruthy();
  });
});

test("a long race has its usual cut-off", async () => {
  const cutoffs = USUAL_CUTOFFS.ironman;
  open({ race: raceDay({}, { cutoffs }) });
  const hero = await part("Lisbon Olympic");
  expect(hero.getByText("17:00:00")).toBeTruthy();
  expect(hero.getByText("14:01:02 in hand")).toBeTruthy();
});
