import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import { TakeAlongPage } from "./take-along-page.tsx";
import type { CalendarFeed } from "./use-calendar-feed.ts";

const URL_OF = (token: string) => `https://triplan.example/api/calendar/${token}.ics`;

const FEED: CalendarFeed = {
  url: URL_OF("b7Qm2xVd9"),
  planId: null,
  startMinutes: null,
  hasCompleted: true,
  hasRestDays: false,
  timeZone: "Europe/Lisbon",
  readAt: null,
  createdAt: "2027-03-01T08:00:00.000Z",
};

afterEach(() => Reflect.deleteProperty(navigator, "clipboard"));

type Answers = Record<string, (input: unknown) => unknown>;

function open(feed: CalendarFeed | null, answers: Answers = {}, at = "/take-along") {
  const user = userEvent.setup();
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "plans.list": () => [planRow(7, { name: "Lisbon Olympic" })],
    "calendar.feed": () => ({ feed }),
    "calendar.saveFeed": () => ({ feed: FEED }),
    "calendar.deleteFeed": () => ({ feed: null }),
    "wearable.workouts": () => ({
      status: "notConnected",
      target: null,
      lastSentAt: null,
      exercises: [],
    }),
    ...answers,
  });
  show(<TakeAlongPage />, { server, at });
  return { user, server };
}

const link = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your secret link" });

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("the calendar link", () => {
  test("is made when it is turned on", async () => {
    const { user, server } = open(null);
    await user.click(await screen.findByRole("switch", { name: "Calendar link" }));
    expect((await link()).value).toBe(FEED.url);
    expect(server.inputsOf("calendar.saveFeed")).toEqual([
      { planId: null, startMinutes: null, hasCompleted: true, hasRestDays: false },
    ]);
  });

  test("is copied, and opens in each calendar", async () => {
    const { user } = open(FEED);
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    await user.click(await screen.findByRole("button", { name: "Copy" }));
    expect(copied).toEqual([FEED.url]);
    expect(await screen.findByText("Link Copied")).toBeTruthy();
    expect(hrefOf("Apple Calendar")).toBe("webcal://triplan.example/api/calendar/b7Qm2xVd9.ics");
    expect(hrefOf("Google Calendar")).toContain("cid=webcal%3A%2F%2Ftriplan.example");
    expect(hrefOf("Outlook")).toContain("url=https%3A%2F%2Ftriplan.example");
  });

  test("says where a server without a public address can't be read", async () => {
    open({ ...FEED, url: "http://localhost:3000/api/calendar/a.ics" });
    expect(await screen.findByText(/Google and Outlook on the web can't reach it/)).toBeTruthy();
  });

  test("is replaced only after a question, and the old one stays with Keep", async () => {
    const { user, server } = open(FEED);
    await user.click(await screen.findByRole("button", { name: "New link" }));
    const dialog = await screen.findByRole("dialog", { name: "New calendar link?" });
    await user.click(within(dialog).getByRole("button", { name: "Keep the link" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.inputsOf("calendar.saveFeed")).toEqual([]);

    server.answer("calendar.saveFeed", () => ({ feed: { ...FEED, url: URL_OF("new") } }));
    await user.click(screen.getByRole("button", { name: "New link" }));
    const again = await screen.findByRole("dialog");
    await user.click(within(again).getByRole("button", { name: "New link" }));
    await waitFor(async () => expect((await link()).value).toBe(URL_OF("new")));
    expect(server.inputsOf("calendar.saveFeed")).toMatchObject([{ isNewAddress: true }]);
  });

  test("is turned off only after a question", async () => {
    const { user } = open(FEED);
    await user.click(await screen.findByRole("switch", { name: "Calendar link" }));
    const dialog = await screen.findByRole("dialog", { name: "Turn the calendar link off?" });
    await user.click(within(dialog).getByRole("button", { name: "Turn off" }));
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  });

  test("that can't be shown any more says so", async () => {
    open({ ...FEED, url: null });
    expect(await screen.findByText(/can't be shown any more/)).toBeTruthy();
  });

  test("stays as it was when a change fails", async () => {
    const { user } = open(FEED, {
      "calendar.saveFeed": () => {
        throw refusal("Training plan not found");
      },
    });
    await user.selectOptions(await screen.findByLabelText("What is in it"), "Lisbon Olympic");
    expect(await screen.findByText("Calendar link not changed")).toBeTruthy();
    expect(screen.getByText("Training plan not found")).toBeTruthy();
  });
});

describe("start times", () => {
  const asked = { planId: null, startMinutes: Array.from({ length: 7 }, () => 390) };

  test("start at half past six, and each day is saved when its field is left", async () => {
    const { user, server } = open(FEED);
    server.answer("calendar.saveFeed", () => ({ feed: { ...FEED, ...asked } }));
    await user.click(await screen.findByRole("switch", { name: "Start times" }));
    expect(server.inputsOf("calendar.saveFeed")).toMatchObject([asked]);
    const monday = await screen.findByLabelText("Monday");
    await user.clear(monday);
    await user.type(monday, "18:32");
    await user.tab();
    expect(server.inputsOf("calendar.saveFeed").at(-1)).toMatchObject({
      planId: null,
      startMinutes: [390, 1110, 390, 390, 390, 390, 390],
    });
  });

  test("are left out with the switch", async () => {
    const { user, server } = open({ ...FEED, ...asked });
    await user.click(await screen.findByRole("switch", { name: "Start times" }));
    expect(server.inputsOf("calendar.saveFeed")).toEqual([
      { planId: null, startMinutes: null, hasCompleted: true, hasRestDays: false },
    ]);
  });
});

test("completed exercises and rest days are chosen for the calendar", async () => {
  const { user, server } = open(FEED);
  await user.click(await screen.findByRole("switch", { name: "Rest days and time off" }));
  await user.click(await screen.findByRole("switch", { name: "What you completed" }));
  expect(server.inputsOf("calendar.saveFeed")).toMatchObject([
    { hasCompleted: true, hasRestDays: true },
    { hasCompleted: false },
  ]);
});

const onWatch = (exerciseId: number, state: "onWatch" | "notSent") => ({
  exerciseId,
  planId: 7,
  week: 3,
  type: "run",
  name: `Run ${exerciseId}`,
  scheduledDate: "2027-03-18",
  duration: 45,
  state,
  reason: null,
  refusal: null,
  sentAt: null,
});

describe("the watch", () => {
  const connected = {
    status: "on",
    target: "pace",
    lastSentAt: null,
    exercises: [1, 2, 3, 4, 5, 6].map((id) => onWatch(id, id === 1 ? "notSent" : "onWatch")),
  };

  test("shows what is on it and sends what waits", async () => {
    const { user, server } = open(null, {
      "wearable.workouts": () => connected,
      "wearable.watchWorkouts": () => connected,
      "wearable.sendWorkouts": () => connected,
    });
    const rows = await screen.findByRole("list", { name: "Exercises of the coming days" });
    expect(within(rows).getAllByRole("listitem")).toHaveLength(5);
    expect(within(rows).getAllByText("On your watch")).toHaveLength(4);
    expect(screen.getByText("and 1 more")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Send now" }));
    expect(server.inputsOf("wearable.sendWorkouts")).toHaveLength(1);
  });

  test("without a connection leads to it, and offers the files", async () => {
    open(null);
    const connect = await screen.findByRole("link", { name: "Connect Garmin" });
    expect(connect.getAttribute("href")).toBe("/garmin");
    expect(screen.getByRole("button", { name: "All as zip: Lisbon Olympic" })).toBeTruthy();
  });
});

test("offers each plan's calendar as a file", async () => {
  open(null);
  const file = await screen.findByRole("link", { name: "Download .ics of Lisbon Olympic" });
  expect(file.getAttribute("href")).toBe("/api/training-plans/7/calendar.ics");
});

describe("the public link of a plan", () => {
  const share = {
    url: "https://triplan.example/p/b7Qm2xVd9",
    hasDates: true,
    hasPaces: false,
    createdAt: FEED.createdAt,
  };
  const openLink = (state: object, at = "/take-along") =>
    open(
      null,
      {
        "config.get": () => ({ features: ["plan-sharing"] }),
        "sharing.read": () => state,
        "sharing.share": (input) => ({ share: { ...share, ...Object(input) } }),
        "sharing.stop": () => ({ share: null }),
      },
      at,
    );

  test("is made when it is turned on, with dates and without paces", async () => {
    const { user, server } = openLink({ share: null });
    await user.click(await screen.findByRole("switch", { name: "Link to the plan" }));
    const address = await screen.findByRole("textbox", { name: "The link to your plan" });
    expect(address).toHaveProperty("value", share.url);
    expect(server.inputsOf("sharing.share")).toEqual([
      { planId: 7, hasDates: true, hasPaces: false },
    ]);
    const see = screen.getByRole("link", { name: "See what they see" });
    expect(see.getAttribute("href")).toBe(share.url);
  });

  test("saves each option at once", async () => {
    const { user, server } = openLink({ share });
    await user.click(await screen.findByRole("switch", { name: "With dates" }));
    await waitFor(() =>
      expect(screen.getByRole("switch", { name: "With dates" })).toHaveProperty("checked", false),
    );
    await user.click(screen.getByRole("switch", { name: "With my paces" }));
    expect(server.inputsOf("sharing.share")).toEqual([
      { planId: 7, hasDates: false, hasPaces: false },
      { planId: 7, hasDates: false, hasPaces: true },
    ]);
  });

  test("ends only after a question", async () => {
    const { user, server } = openLink({ share });
    await user.click(await screen.findByRole("switch", { name: "Link to the plan" }));
    await user.click(await screen.findByRole("button", { name: "Keep the link" }));
    expect(server.inputsOf("sharing.stop")).toEqual([]);
    await user.click(screen.getByRole("switch", { name: "Link to the plan" }));
    await user.click(await screen.findByRole("button", { name: "Turn off" }));
    await waitFor(() =>
      expect(screen.queryByRole("textbox", { name: "The link to your plan" })).toBeNull(),
    );
    expect(server.inputsOf("sharing.stop")).toEqual([{ planId: 7 }]);
  });

  test("is of the plan that the address names", async () => {
    const { user, server } = openLink({ share: null }, "/take-along?share=9");
    server.answer("plans.list", () => [planRow(7), planRow(9, { name: "Sagres Sprint" })]);
    await user.click(await screen.findByRole("switch", { name: "Link to the plan" }));
    expect(server.inputsOf("sharing.share")).toMatchObject([{ planId: 9 }]);
  });

  test("is hidden while its feature is off", async () => {
    open(FEED, { "config.get": () => ({ features: [] }) });
    await link();
    expect(screen.queryByRole("switch", { name: "Link to the plan" })).toBeNull();
  });
});
