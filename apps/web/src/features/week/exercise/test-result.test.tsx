import { isoDate } from "@triplan/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { PlanRow, RouterOutputs } from "../../../shared/network/trpc.ts";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { NOT_RETARGETED, thresholdRow } from "../../../shared/testing/rows.ts";
import { open } from "../testing/open-week.tsx";
import { exerciseRow, placedOn, plan, TODAY } from "../testing/week-rows.ts";

type Thresholds = RouterOutputs["thresholds"]["list"];

const present: Thresholds = {
  current: [
    { kind: "runThreshold", value: 499, source: "test", date: isoDate("2027-02-01") },
    { kind: "lthrRun", value: 166, source: "test", date: isoDate("2027-02-01") },
  ],
  records: [],
};

/** Opens the details of a 30-minute run test on a day of the week, Monday by default. */
async function openTest({ onDay = 1, thresholds = present, weekTests = [] }: OpenTest = {}) {
  const run = exerciseRow("run", 55, { id: 8, name: "Test", templateId: "R19" });
  const { server, user } = await open({
    rows: [{ ...run, ...placedOn(onDay) }],
    at: "/?week=6&exercise=8",
    thePlan: { ...plan, weekTests },
    answers: {
      "thresholds.list": () => thresholds,
      "thresholds.record": () => ({ ...thresholds, retargeted: NOT_RETARGETED }),
    },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Test" }));
  const box = within(await dialog.findByRole("form", { name: "Enter your result" }));
  await box.findByRole("button", { name: /^Keep/ });
  return { server, user, dialog, box };
}

interface OpenTest {
  onDay?: 1 | 6;
  thresholds?: Thresholds;
  weekTests?: PlanRow["weekTests"];
}

describe("the result of a test", () => {
  test.each([
    ["the day of a past test", 1, "2027-03-08"],
    ["today for a test to come", 6, TODAY],
  ] as const)("counts from %s", async (_, onDay, date) => {
    const { server, user, box } = await openTest({ onDay });
    await user.type(box.getByLabelText("Mean pace"), "8:05");
    await user.click(box.getByRole("button", { name: "Use new targets" }));
    await screen.findByText("Thresholds saved");
    expect(server.inputsOf("thresholds.record")).toEqual([
      {
        performance: { kind: "run-30", pace: 485 },
        date,
        isGoodTest: true,
        isAsMeasured: false,
        isConfirmed: false,
      },
    ]);
    expect(box.getByLabelText("Mean pace")).toHaveProperty("value", "");
  });

  test("says how many exercises it gave new targets", async () => {
    const { server, user, box, dialog } = await openTest();
    const retargeted = { ...NOT_RETARGETED, run: 22 };
    server.answer("thresholds.record", () => ({ ...present, retargeted }));
    await user.type(box.getByLabelText("Mean pace"), "8:05");
    await user.click(box.getByRole("button", { name: "Use new targets" }));
    await screen.findByText("Thresholds saved");
    expect(screen.getAllByText("22 runs to come get new targets.")).toHaveLength(2);
    expect(dialog.getByText("22 runs to come get new targets.")).toBeTruthy();
    await user.type(box.getByLabelText("Mean pace"), "8");
    expect(dialog.queryByText("22 runs to come get new targets.")).toBeNull();
  });

  test("shows its thresholds beside those of today before anything is saved", async () => {
    const { user, box } = await openTest();
    await user.type(box.getByLabelText("Mean pace"), "8:05");
    await user.type(box.getByLabelText("Mean heart rate, last 20 min"), "168");
    expect(box.getByRole("status").textContent).toBe(
      "Threshold pace 8:05/mi was 8:19/miThreshold heart rate, run 168 bpm was 166 bpm" +
        "Your test says 8:05/mi, 2.9 % faster. Coming run targets move with it.",
    );
  });

  test("says how many exercises it would give new targets, and which ranges change", async () => {
    const { server, user, box } = await openTest();
    const targets = [
      {
        type: "run",
        zone: "Z2",
        before: { slow: "11:05", fast: "9:40" },
        after: { slow: "10:45", fast: "9:25" },
      },
      {
        type: "run",
        zone: "Z4",
        before: { slow: "8:45", fast: "8:10" },
        after: { slow: "8:45", fast: "8:10" },
      },
    ];
    server.answer("thresholds.preview", () => ({
      retargeted: { ...NOT_RETARGETED, run: 22 },
      targets,
    }));
    await user.type(box.getByLabelText("Mean pace"), "8:05");
    const text =
      "22 runs to come get new targets. Easy runs change from 9:40-11:05/mi to 9:25-10:45/mi.";
    const note = await box.findByText(text);
    // Above the buttons it would move them while one is pressed.
    const use = box.getByRole("button", { name: "Use new targets" });
    expect(use.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.type(box.getByLabelText("Mean pace"), "x");
    expect(box.queryByText(text)).toBeNull();
    expect(server.inputsOf("thresholds.record")).toEqual([]);
  });

  test("that is a little slower shows the half that it counts", async () => {
    const { user, box } = await openTest();
    await user.type(box.getByLabelText("Mean pace"), "8:29");
    expect(box.getByRole("status").textContent).toBe(
      "Threshold pace 8:24/mi was 8:19/miYour test says 8:29/mi, 2 % slower. One test can be off, " +
        "so coming run targets move half of that now, to 8:24/mi. A second result within 28 days " +
        "brings the other half.",
    );
  });

  test("within what a test can tell keeps the targets, unless the athlete wants it as measured", async () => {
    const { server, user, box } = await openTest();
    await user.type(box.getByLabelText("Mean pace"), "8:15");
    expect(box.getByRole("status").textContent).toBe(
      "Threshold pace 8:19/mi as before" +
        "Your test says 8:15/mi, the same within what a test can tell. Your targets stay.",
    );
    await user.click(box.getByRole("button", { name: "Keep 8:19/mi" }));
    await waitFor(() => expect(box.getByLabelText("Mean pace")).toHaveProperty("value", ""));
    await user.type(box.getByLabelText("Mean pace"), "8:15");
    await user.click(box.getByRole("button", { name: "Use 8:15/mi" }));
    await waitFor(() => expect(server.inputsOf("thresholds.record")).toHaveLength(2));
    expect(server.inputsOf("thresholds.record")).toMatchObject([
      { isGoodTest: true, isAsMeasured: false },
      { isGoodTest: true, isAsMeasured: true },
    ]);
  });

  test("far above the threshold counts half, whole or not at all", async () => {
    const { server, user, box } = await openTest();
    await user.type(box.getByLabelText("Mean pace"), "7:50");
    expect(box.getByRole("status").textContent).toContain(
      "Your test says 7:50/mi, 6.2 % faster. One test can be off, so coming run targets move half " +
        "of that now, to 8:05/mi.",
    );
    expect(box.getByRole("button", { name: "Use 8:05/mi" })).toBeTruthy();
    expect(box.getByRole("button", { name: "Keep 8:19/mi" })).toBeTruthy();
    await user.click(box.getByRole("button", { name: "Use 7:50/mi" }));
    await screen.findByText("Thresholds saved");
    expect(server.inputsOf("thresholds.record")).toMatchObject([{ isAsMeasured: true }]);
  });

  test("is kept without counting when the present threshold is kept", async () => {
    const { server, user, box } = await openTest();
    await user.type(box.getByLabelText("Mean pace"), "8:05");
    await user.click(box.getByRole("button", { name: "Keep 8:19/mi" }));
    await screen.findByText("Thresholds saved");
    expect(server.inputsOf("thresholds.record")).toMatchObject([{ isGoodTest: false }]);
  });

  test("is asked about if it is unusual, and saved once it is confirmed", async () => {
    const { server, user, box } = await openTest();
    const message = "This differs a lot from your present run threshold. Is it right?";
    server.answer("thresholds.record", () => {
      throw refusal(message, [{ path: "performance.pace", message }], "conflict");
    });
    await user.type(box.getByLabelText("Mean pace"), "7:00");
    await user.click(box.getByRole("button", { name: "Use 7:00/mi" }));
    const question = await box.findByRole("group", { name: "Is that right?" });
    expect(question.textContent).toContain(message);
    expect(document.activeElement).toBe(question);
    server.answer("thresholds.record", () => ({ ...present, retargeted: NOT_RETARGETED }));
    await user.click(within(question).getByRole("button", { name: "Yes, use it" }));
    await screen.findByText("Thresholds saved");
    expect(server.inputsOf("thresholds.record")).toMatchObject([
      { isConfirmed: false, isAsMeasured: true },
      { isConfirmed: true, isAsMeasured: true },
    ]);
  });

  test("is sent with how hard it felt, which is refused outside 1 to 10", async () => {
    const { server, user, box } = await openTest();
    await user.type(box.getByLabelText("Mean pace"), "8:05");
    await user.type(box.getByLabelText("How hard"), "11");
    await user.click(box.getByRole("button", { name: "Use new targets" }));
    expect(box.getByText("How hard must be a whole number from 1 to 10")).toBeTruthy();
    expect(server.inputsOf("thresholds.record")).toEqual([]);
    await user.clear(box.getByLabelText("How hard"));
    await user.type(box.getByLabelText("How hard"), "9");
    await user.click(box.getByRole("button", { name: "Use new targets" }));
    await screen.findByText("Thresholds saved");
    expect(server.inputsOf("thresholds.record")).toMatchObject([{ rpe: 9 }]);
  });

  test("is refused at its field if it is unreadable", async () => {
    const { server, user, box } = await openTest();
    await user.type(box.getByLabelText("Mean pace"), "fast");
    await user.click(box.getByRole("button", { name: "Use new targets" }));
    expect(box.getByText("Enter a pace such as 8:30")).toBeTruthy();
    expect(document.activeElement).toBe(box.getByLabelText("Mean pace"));
    expect(server.inputsOf("thresholds.record")).toEqual([]);
  });

  test("that was entered before is shown with the exercise", async () => {
    const { dialog } = await openTest({ thresholds: { ...present, records: [thresholdRow(3)] } });
    expect(dialog.getByText("Entered for Mar 8, 2027: Threshold pace 8:05/mi.")).toBeTruthy();
  });

  test("of another kind has its own form", async () => {
    const { dialog } = await openTest();
    const link = dialog.getByRole("link", { name: "Enter another result" });
    expect(link.getAttribute("href")).toBe("/zones?date=2027-03-08");
  });

  test("is not asked for after other exercises", async () => {
    await open({ at: "/?week=6&exercise=2" });
    const dialog = within(await screen.findByRole("dialog", { name: "Easy swim" }));
    expect(dialog.queryByRole("heading", { name: "Enter your result" })).toBeNull();
  });
});

/** The lines of the progression. */
async function linesOf(thresholds: Thresholds, weekTests?: PlanRow["weekTests"]) {
  const { dialog } = await openTest({ thresholds, ...(weekTests && { weekTests }) });
  const list = await dialog.findByRole("region", { name: "Earlier and later tests" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

const record = (id: number, measuredOn: string, value: number, over = {}) =>
  thresholdRow(id, { measuredOn: isoDate(measuredOn), value, ...over });

describe("the progression of a test", () => {
  test("has the last two results before it, its own and the next test of its sport", async () => {
    const records = [
      record(5, "2027-03-08", 485),
      record(4, "2027-03-01", 560, { isCounted: false }),
      record(3, "2027-02-01", 499),
      record(2, "2027-01-20", 502, { source: "result" }),
      record(1, "2026-12-01", 520),
      record(6, "2026-11-01", 210, { kind: "ftpWatts" }),
    ];
    const weekTests = Array.from({ length: 14 }, (_, i) =>
      i === 6 ? ["bike" as const] : i === 9 ? ["swim" as const, "run" as const] : [],
    );
    expect(await linesOf({ ...present, records }, weekTests)).toEqual([
      "Jan 208:22/miresult",
      "Feb 18:19/mitest, best so far",
      "This test8:05/mi",
      "Week 10test again",
    ]);
  });

  test("names the best result so far beside the exercise's figures", async () => {
    const records = [
      record(4, "2027-03-01", 470, { isCounted: false }),
      record(3, "2027-02-01", 499),
      record(2, "2027-01-20", 502),
      record(1, "2026-12-01", 485),
    ];
    const { dialog } = await openTest({ thresholds: { ...present, records } });
    expect(dialog.getByText("Best so far").nextSibling?.textContent).toBe("8:05/mi");
  });

  test("starts from the plan's race paces where nothing was measured", async () => {
    const current = [
      { kind: "runThreshold", value: 505, source: "paces", date: isoDate("2027-01-31") } as const,
    ];
    expect(await linesOf({ current, records: [] })).toEqual([
      "Jan 318:25/miestimate",
      "This testno result yet",
    ]);
  });
});
