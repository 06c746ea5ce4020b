import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import type { ImportedFile, ImportSummary } from "../../shared/imports/import-types.ts";
import { answerUploads } from "../../shared/testing/fake-upload.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { activityRow, userRow } from "../../shared/testing/rows.ts";
import { ImportPage } from "./import-page.tsx";

const summaryRow = (over: Partial<ImportSummary> = {}): ImportSummary => ({
  id: 7,
  name: "garmin_export.zip",
  status: "done",
  isStopped: false,
  error: null,
  fileCount: 63,
  createdAt: "2027-03-18T08:00:00.000Z",
  counts: { matched: 24, stored: 12, choose: 1, duplicate: 6, refused: 20 },
  ...over,
});

const fileRow = (position: number, over: Partial<ImportedFile> = {}): ImportedFile => ({
  position,
  name: `activities/${position}.fit`,
  outcome: "stored",
  reason: null,
  activityId: 100 + position,
  duplicateOf: null,
  exerciseId: null,
  exerciseName: null,
  exerciseWeek: null,
  activity: {
    activityName: null,
    activityType: "running",
    providerActivityId: `file-${position}`,
    family: "run",
    localDate: isoDate("2027-03-17"),
    startTime: "2027-03-17T07:00:00.000Z",
    startOffsetSeconds: 0,
    duration: 1880,
    distance: 5150,
  },
  ...over,
});

interface Shown {
  summary?: Partial<ImportSummary>;
  files?: readonly ImportedFile[];
}

function open({ summary = {}, files = [fileRow(0)] }: Shown = {}) {
  const row = summaryRow(summary);
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "imports.list": () => [row],
    "imports.get": () => ({ ...row, files }),
    "imports.progress": () => [row],
  });
  show(<ImportPage />, { server });
  return { server, user: userEvent.setup() };
}

const panel = async () => within(await screen.findByRole("region", { name: "garmin_export.zip" }));
const onlyFile = async () => within(await (await panel()).findByRole("listitem"));

test("a running import shows how far it is, and can be stopped but not undone yet", async () => {
  const { server, user } = open({
    summary: { status: "running", counts: { stored: 40, refused: 1 } },
  });
  const shown = await panel();
  expect(
    shown.getByText("41 of 63 files read. You can leave this page, it goes on without you."),
  ).toBeTruthy();
  const bar = shown.getByRole("progressbar", { name: "Import of garmin_export.zip" });
  expect(bar.getAttribute("aria-valuenow")).toBe("65");
  expect(shown.queryByRole("button", { name: "Undo this import" })).toBeNull();
  const stopped = summaryRow({ isStopped: true, counts: { stored: 40, refused: 1 } });
  for (const path of ["imports.stop", "imports.progress"]) server.answer(path, () => stopped);
  server.answer("imports.list", () => [stopped]);
  await user.click(shown.getByRole("button", { name: "Stop" }));
  expect(
    await shown.findByText(
      "Stopped after 41 of 63 files. 40 are extras and 1 was refused. The other 22 were not read.",
    ),
  ).toBeTruthy();
  expect(server.inputsOf("imports.stop")).toEqual([{ importId: 7 }]);
  expect(shown.queryByRole("progressbar")).toBeNull();
  expect(shown.getByRole("button", { name: "Undo this import" })).toBeTruthy();
});

test("a refused stop is reported, and the import goes on", async () => {
  const { server, user } = open({ summary: { status: "running" } });
  server.answer("imports.stop", () => {
    throw refusal("Import not found");
  });
  await user.click((await panel()).getByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Import not stopped")).toBeTruthy();
  expect((await panel()).getByRole("button", { name: "Stop" })).toBeTruthy();
});

test.each([
  [{ isStopped: true, counts: {} }, "Stopped before a file was read."],
  [
    { isStopped: true, fileCount: null, counts: { stored: 1 } },
    "Stopped after 1 file. 1 is an extra.",
  ],
  [
    { isStopped: true, fileCount: 2, counts: { matched: 1 } },
    "Stopped after 1 of 2 files. 1 completes an exercise. The other one was not read.",
  ],
  [
    {},
    "63 files read. 24 complete an exercise, 12 are extras, 1 waits for your choice, " +
      "6 were here already and 20 were refused.",
  ],
  [{ fileCount: 1, counts: { matched: 1 } }, "It completes an exercise."],
  [{ status: "running", fileCount: null, counts: { stored: 2 } }, /^2 files read so far\./],
  [
    { status: "failed", error: "This archive is damaged or incomplete.", counts: { stored: 3 } },
    "This archive is damaged or incomplete. 3 files read.",
  ],
] as const)("says of an import %j where it is", async (summary, sentence) => {
  open({ summary });
  expect((await panel()).getByText(sentence)).toBeTruthy();
});

test("a file that completes an exercise leads to it", async () => {
  const over = {
    outcome: "matched",
    exerciseId: 3,
    exerciseName: "Long run",
    exerciseWeek: 9,
  } as const;
  open({ files: [fileRow(0, over)] });
  const link = (await onlyFile()).getByRole("link", { name: "Long run" });
  expect(link.getAttribute("href")).toBe("/?week=9&exercise=3");
});

test("a refused file shows its name and why", async () => {
  const reason = "This is no FIT, TCX or GPX file.";
  const none = { outcome: "refused", activity: null, activityId: null } as const;
  open({ files: [fileRow(0, { ...none, name: "docs/notes.gpx", reason })] });
  const file = await onlyFile();
  expect(file.getByText("notes.gpx")).toBeTruthy();
  expect(file.getByText(`Refused. ${reason}`)).toBeTruthy();
});

test("a copy is compared with the activity that it is a copy of", async () => {
  const copy = { outcome: "duplicate", activityId: 41, duplicateOf: 40 } as const;
  const { server, user } = open({ files: [fileRow(0, copy)] });
  const detail = { laps: [], exercise: null };
  const rows = [
    { ...activityRow(40, { activityName: "Watch run", averageHeartRate: 148.4 }), ...detail },
    { ...activityRow(41, { activityName: "Strava run", source: "file" }), ...detail },
  ];
  server.answer("activities.get", (input) =>
    rows.find(({ id }) => id === Reflect.get(Object(input), "activityId")),
  );
  await user.click((await onlyFile()).getByRole("button", { name: /^Compare Run/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Compare Activities" }));
  const links = await dialog.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Watch run", "/activities/40"],
    ["Strava run", "/activities/41"],
  ]);
  expect(dialog.getByRole("row", { name: /^Heart rate 148 bpm/ })).toBeTruthy();
  expect(dialog.getByRole("row", { name: /^Source Garmin.* From a file$/ })).toBeTruthy();
});

test("a file without an original has nothing to compare", async () => {
  open({ files: [fileRow(0, { outcome: "duplicate" })] });
  expect((await onlyFile()).queryByRole("button", { name: /^Compare/ })).toBeNull();
});

test("a file that may be an exercise is kept as an extra", async () => {
  const reason = "It may be an exercise of your plan.";
  const { server, user } = open({ files: [fileRow(0, { outcome: "choose", reason })] });
  server.answer("activities.listLinkable", () => []);
  const file = await onlyFile();
  await user.click(file.getByRole("button", { name: "Choose for Run" }));
  expect(await file.findByText("No open exercise of this sport is near that day.")).toBeTruthy();
  server.answer("imports.keepExtra", () => fileRow(0));
  server.answer("imports.get", () => ({ ...summaryRow(), files: [fileRow(0)] }));
  await user.click(file.getByRole("button", { name: "Keep it as an extra" }));
  expect(await (await panel()).findByText("Stored as an extra.")).toBeTruthy();
  expect(server.inputsOf("imports.keepExtra")).toEqual([{ importId: 7, position: 0 }]);
});

test("the counts filter the files by outcome", async () => {
  const { server, user } = open();
  await user.click((await panel()).getByRole("button", { name: "Refused 20" }));
  await screen.findByRole("button", { name: "Refused 20", pressed: true });
  expect(server.inputsOf("imports.get").at(-1)).toMatchObject({ importId: 7, outcome: "refused" });
});

test("an import that is stored before the first list arrives is shown", async () => {
  answerUploads();
  const row = summaryRow();
  const lists = [[], [row]];
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "imports.list": () => lists.shift() ?? [row],
    "imports.get": () => ({ ...row, files: [fileRow(0)] }),
  });
  const release = server.hold();
  show(<ImportPage />, { server });
  await waitFor(() => expect(server.inputsOf("imports.list")).toHaveLength(1));
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText("Choose files"), new File(["bytes"], "run.fit"));
  await waitFor(() => expect(server.inputsOf("imports.list")).toHaveLength(2));
  release();
  await panel();
});
