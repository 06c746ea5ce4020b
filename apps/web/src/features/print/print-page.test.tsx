import { isoDate } from "@triplan/domain";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow } from "../../shared/testing/rows.ts";
import type { RouterOutputs } from "../../shared/network/trpc.ts";
import { PrintPage } from "./print-page.tsx";
import { usualPaper } from "../../shared/paper/use-paper.ts";

const PLAN = planRow(7, { name: "Łódź 日本" });
const TODAY = isoDate("2027-03-18");

const EXERCISE: RouterOutputs["paper"]["week"]["unplaced"][number] = {
  id: 1,
  sport: "swim",
  hours: "0:50",
  name: "CSS repeats",
  isKey: true,
  summary: "Swim, 2,100 m",
  steps: [
    { name: "Warm-up", text: "300 m Z1", isMain: false },
    { name: "Main set", text: "6 × 200 m Z4, leave every 4:15", isMain: true },
  ],
  description: "",
  state: "done",
};

const WEEK: RouterOutputs["paper"]["week"] = {
  planName: PLAN.name,
  week: 3,
  dates: "Mar 14 – 20, 2027",
  phase: "Build 3 of 5",
  aim: "Raise your threshold.",
  daysLeft: "48 days",
  days: [
    {
      date: isoDate("2027-03-14"),
      number: "14",
      name: "Sunday",
      hours: "0:50",
      notes: ["Travel"],
      exercises: [EXERCISE],
      rest: null,
    },
    {
      date: isoDate("2027-03-15"),
      number: "15",
      name: "Monday",
      hours: null,
      notes: [],
      exercises: [],
      rest: "Rest. Sleep and food do the work today.",
    },
  ],
  unplaced: [
    { ...EXERCISE, id: 2, sport: "run", name: "Long run", state: "skipped", isKey: false },
  ],
  totals: [{ sport: "swim", name: "Swim", hours: "0:50" }],
  hours: "1:40",
  zones: ["Z1 very easy"],
};

const SEASON: RouterOutputs["paper"]["season"] = {
  planName: PLAN.name,
  span: "16 weeks to Saturday, May 8, 2027",
  race: "Goal 2:45:00 · Swim 0.93 mi",
  hours: "84:50",
  printedOn: "Mar 18, 2027",
  phases: [
    {
      name: "Build",
      weeks: [
        {
          week: 9,
          dates: "Mar 14 – 20",
          isRecovery: true,
          minutes: { swim: 50, bike: 0, run: 50 },
          bySport: "Swim 0:50, Run 0:50",
          share: 0.5,
          hours: "1:40",
          ride: "–",
          run: "0:50",
          marks: [
            { kind: "race", priority: "C", name: "Oeiras 10K", date: "Sat, Mar 20" },
            { kind: "note", text: "Recovery" },
          ],
        },
      ],
    },
  ],
  sports: [{ sport: "swim", name: "Swim" }],
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function open(week: number | null, answers: Record<string, () => unknown> = {}) {
  const user = userEvent.setup();
  const server = new MemoryServer({
    "config.get": () => ({ features: ["pdf-export"] }),
    "paper.week": () => WEEK,
    "paper.season": () => SEASON,
    ...answers,
  });
  show(<PrintPage plan={PLAN} today={TODAY} week={week} />, { server });
  return { user, server };
}

const sheet = (name: string) => screen.findByRole("article", { name });

describe("the sheet of a week", () => {
  test("has each exercise under its day, and those without one at the end", async () => {
    open(3);
    const page = within(await sheet("Week 3 on paper"));
    const headings = page.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(headings).toEqual([
      "Week 3 Mar 14 – 20, 2027",
      "14 Sunday 0:50",
      "Key session: CSS repeats Swim, 2,100 m",
      "15 Monday ",
      "No day yet ",
      "Long run Swim, 2,100 m, not done",
    ]);
    expect(page.getAllByRole("definition")[1]?.textContent).toBe("6 × 200 m Z4, leave every 4:15");
    expect(page.getAllByRole("img", { name: "Done" })).toHaveLength(1);
    expect(page.getByText("Travel")).toBeTruthy();
    expect(page.getByText("Rest. Sleep and food do the work today.")).toBeTruthy();
    expect(page.getByText("to Łódź 日本")).toBeTruthy();
  });

  test("prints its description where an exercise has no steps", async () => {
    const old = { ...EXERCISE, steps: [], description: "Easy 30 min" };
    open(3, { "paper.week": () => ({ ...WEEK, unplaced: [old] }) });
    expect(await screen.findByText("Easy 30 min")).toBeTruthy();
  });

  test("of a week that the plan does not have says so", async () => {
    open(99, {
      "paper.week": () => {
        throw refusal("This plan has weeks 1 to 16", [], "not_found");
      },
    });
    expect(await screen.findByRole("heading", { name: "Week not found" })).toBeTruthy();
  });

  test("that did not load can be asked for again", async () => {
    const { user, server } = open(3, {
      "paper.week": () => {
        throw new Error("lost");
      },
    });
    const again = await screen.findByRole("button", { name: "Try again" });
    server.answer("paper.week", () => WEEK);
    await user.click(again);
    expect(await sheet("Week 3 on paper")).toBeTruthy();
  });
});

test("the sheet of a season has a row for each week, with its races", async () => {
  open(null);
  const page = within(await sheet("Season on paper"));
  expect(page.getByRole("heading", { level: 1 }).textContent).toContain(PLAN.name);
  const [, row] = page.getAllByRole("row");
  expect(row?.textContent).toContain("Swim 0:50, Run 0:50");
  expect(row?.textContent).toContain("C race: Oeiras 10K, Sat, Mar 20 · Recovery");
});

describe("the bar", () => {
  test("leads to the season, and from there to the current week", async () => {
    open(3);
    const season = await screen.findByRole("link", { name: "Season" });
    expect(season.getAttribute("href")).toBe("/print/season?plan=7");
    const week = screen.getByRole("link", { name: "Week 3" });
    expect(week.getAttribute("aria-current")).toBe("page");
  });

  test("prints, and keeps the paper on the device", async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal("print", print);
    const { user } = open(3);
    await user.click(await screen.findByRole("radio", { name: "A4" }));
    await waitFor(async () => expect((await sheet("Week 3 on paper")).dataset["paper"]).toBe("a4"));
    expect(localStorage.getItem("paper")).toBe("a4");
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });

  test("says so when the PDF can't be downloaded", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.reject(new TypeError("offline"));
    });
    const { user } = open(3);
    await user.click(await screen.findByRole("button", { name: "Download as PDF" }));
    expect(await screen.findByText("File not downloaded")).toBeTruthy();
    expect(asked).toEqual([
      expect.stringMatching(/^\/api\/training-plans\/7\/weeks\/3\/print\.pdf\?paper=\w+$/),
    ]);
  });

  test("offers no PDF while the feature is off", async () => {
    open(3, { "config.get": () => ({ features: [] }) });
    await sheet("Week 3 on paper");
    expect(screen.queryByRole("button", { name: "Download as PDF" })).toBeNull();
  });
});

test.each([
  ["en-US", "letter"],
  ["es-MX", "letter"],
  ["en-GB", "a4"],
  ["pt", "a4"],
  ["zh-Hant-TW", "a4"],
  ["", "a4"],
])("the usual paper of %s is %s", (language, paper) => {
  expect(usualPaper(language)).toBe(paper);
});
