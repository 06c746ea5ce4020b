import { isoDate } from "@triplan/domain";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { CurrentThreshold, PublicUser } from "../../../shared/network/trpc.ts";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { NOT_RETARGETED, userRow } from "../../../shared/testing/rows.ts";
import { commit, field, fillIn, generate, openForm } from "../testing/open-form.tsx";

const open = async () => {
  await openForm(new MemoryServer({ "auth.me": () => userRow() }));
};

const choose = (race: string) => fireEvent.click(screen.getByRole("radio", { name: race }));
const runPace = () => field("Current Run Pace value").value;

describe("the paces of the form", () => {
  test("name their distance and an equal result", async () => {
    await open();
    commit("Current Run Pace value", "8:30");
    expect(
      screen.queryByText("Today, over the Olympic’s 6.2 mi: like 10 km in 49:38"),
    ).not.toBeNull();
  });

  test("keep their threshold when the race changes", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "These are my paces" }));
    choose("Ironman");
    expect(runPace()).toBe("10:06");
    choose("Olympic");
    expect(runPace()).toBe("8:30");
  });

  test("are filled in from a recent result", async () => {
    await open();
    fireEvent.click(screen.getByRole("tab", { name: "From a recent result" }));
    fireEvent.change(field("Run: result"), { target: { value: "24:30" } });
    screen.getByText("8:18/mi");
    screen.getByText("threshold · race pace 8:44/mi");
    fireEvent.change(field("Bike: what you did"), { target: { value: "40km" } });
    fireEvent.change(field("Bike: result"), { target: { value: "fast" } });
    screen.getByText("Enter it like 1:08:00");
    fireEvent.click(screen.getByRole("tab", { name: "From race paces" }));
    expect(runPace()).toBe("8:44");
  });

  test("are filled in from what is swum in a yard pool", async () => {
    const user = userRow({ poolLengthMeters: 22.86 });
    await openForm(new MemoryServer({ "auth.me": () => user }));
    fireEvent.click(screen.getByRole("tab", { name: "From a recent result" }));
    const choices = screen.getByRole("combobox", { name: "Swim: what you did" });
    expect(
      within(choices)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["500 yd", "1,000 yd", "1,650 yd", "750 m", "1,500 m", "1,900 m", "3,800 m"]);
    fireEvent.change(field("Swim: result"), { target: { value: "7:20" } });
    // 1:28 per 100 yd, and CSS is 5 % slower.
    screen.getByText("1:32/100yd");
  });

  test("that nobody can hold over the distance are refused at their field", async () => {
    await open();
    choose("Ironman");
    commit("Current Run Pace value", "5:00");
    fillIn();
    generate();
    // 27:00 over 10 km is 4:32.8/mi over an hour, and 4:32.8 / 0.8 is 5:40.96.
    const message =
      "No one runs that fast for this long: it equals 10 km in under 27:00. Enter 5:41/mi or slower.";
    expect((await screen.findByText(message)).textContent).toBe(message);
    commit("Current Run Pace value", "5:40");
    expect(screen.getByText(message)).toBeTruthy();
    commit("Current Run Pace value", "5:41");
    expect(screen.queryByText(message)).toBeNull();
  });

  test("ask about a sport that is far ahead of the others", async () => {
    await open();
    commit("Current Bike Pace value", "14");
    commit("Current Run Pace value", "5:50");
    expect(screen.queryByText(/Your run is far ahead of the other two/)).not.toBeNull();
  });
});

const TESTED = isoDate("2027-02-01");

/** An athlete with a tested run threshold of 7:20/mi; the form opens with it. */
async function openTested(defaults: Partial<PublicUser> = {}) {
  let current: CurrentThreshold[] = [
    { kind: "runThreshold", value: 440, source: "test", date: TESTED },
  ];
  const server = new MemoryServer({
    "auth.me": () => userRow(defaults),
    "thresholds.list": () => ({ current, records: [] }),
    "thresholds.record": () => {
      current = [{ kind: "runThreshold", value: 485, source: "typed", date: TESTED }];
      return { current, records: [], retargeted: NOT_RETARGETED };
    },
  });
  await openForm(server);
  return server;
}

const question = () => screen.queryByText(/Which one\?/)?.parentElement?.textContent;
const RUN_AT_8_30 = { defaultSwimPace: "2:00", defaultBikePace: "18", defaultRunPace: "8:30" };

describe("a recorded threshold", () => {
  test("fills in the pace of its sport until one is entered", async () => {
    await openTested();
    await waitFor(() => expect(runPace()).toBe("7:43"));
    expect(question()).toBeUndefined();
    choose("Ironman");
    expect(runPace()).toBe("9:10");
  });

  test("that a pace contradicts is asked about, and fills the pace in", async () => {
    await openTested(RUN_AT_8_30);
    await screen.findByText(/Which one\?/);
    expect(question()).toBe(
      "Your run pace says 8:05/mi at threshold, your test of Feb 1, 2027 7:20/mi. Which one? " +
        "The plan follows the test until you choose. Your pace would become your threshold, for your " +
        "current plan too.",
    );
    fireEvent.click(screen.getByRole("button", { name: "My test: 7:20/mi" }));
    expect(runPace()).toBe("7:43");
    expect(question()).toBeUndefined();
  });

  test("gives way to a pace, which is recorded as typed", async () => {
    const server = await openTested(RUN_AT_8_30);
    fireEvent.click(await screen.findByRole("button", { name: "My pace: 8:05/mi" }));
    await waitFor(() => expect(question()).toBeUndefined());
    expect(runPace()).toBe("8:30");
    expect(server.inputsOf("thresholds.record")).toEqual([
      { runThreshold: expect.closeTo(484.5, 1), isConfirmed: true },
    ]);
  });

  test("near the pace is not asked about", async () => {
    await openTested({ ...RUN_AT_8_30, defaultRunPace: "7:50" });
    await screen.findByText("Save as Default Paces");
    expect(question()).toBeUndefined();
  });
});
