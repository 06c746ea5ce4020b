import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FileRefusal } from "@triplan/activity-files";
import { writeZip } from "@triplan/activity-files/testing";
import { isoDate } from "@triplan/domain";
import { insertAccountImport, insertThresholds, startAccountImport } from "@triplan/db";
import { EMPTY_SUMMARY } from "@triplan/db/testing/empty-summary";
import { describe, expect, test } from "vitest";
import {
  archiveOf,
  download,
  filesOf,
  importArchive,
  rowsText,
  textsOf,
  upload,
  uploaded,
} from "../../testing/archives/account-archives.ts";
import { archiveOwner } from "../../testing/archives/archive-owner.ts";
import type { TestUser } from "../../testing/api/test-api.ts";
import { inspectArchive } from "./inspect-archive.ts";
import { storeArchive } from "./store-archive.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { UPLOAD_FOLDER, uploadsSince } from "../../testing/process/upload-folder.ts";

const { api, db, owner, archive: ARCHIVE } = await archiveOwner();
const TEXTS = await textsOf(ARCHIVE);

type Row = Record<string, unknown>;

/** The archive with another text of a file. */
const withFile = (name: string, text: string) => archiveOf({ ...TEXTS, [name]: text });

/** The archive with other fields in the first row of a list. */
function withRow(name: string, change: (row: Row) => Row): Buffer {
  const [first, ...rows]: Row[] = JSON.parse(TEXTS[name] ?? "[]");
  return withFile(name, rowsText([change(first ?? {}), ...rows]));
}

const withHead = (head: object) => withFile("archive.json", JSON.stringify(head));
const HEAD = { format: "triplan-account", version: 1, takenAt: "2026-03-02T12:00:00.000Z" };
const LINE = "x".repeat(9 * 1024 ** 2);

const entries = Object.entries(TEXTS).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));

/** The archive with another size in the head of a file. */
const withSize = (name: string, statedSize: number) =>
  Buffer.from(
    writeZip(entries.map((entry) => (entry.name === name ? { ...entry, statedSize } : entry))),
  );

const { ["plans.json"]: PLANS = "", ...WITHOUT_PLANS } = TEXTS;
const RECORDINGS = {
  name: "recordings.json",
  bytes: Buffer.from("[\n]\n"),
  statedSize: 4_000_000_000,
};
const DAMAGED = "This archive is damaged or incomplete. Export it again.";
const REWRITTEN =
  "This archive has a mistake in plans.json, row 1: it is not as Triplan wrote it. Use the archive as it was downloaded.";
const OTHER = "This file is not an archive of a Triplan account.";

const REFUSED: [what: string, archive: Uint8Array, sentence: string][] = [
  ["no ZIP", Buffer.from("no archive"), DAMAGED],
  ["nothing", Buffer.alloc(0), DAMAGED],
  ["a ZIP that is cut", ARCHIVE.subarray(0, -200), DAMAGED],
  ["another ZIP", archiveOf({ "ride.fit": "no ride" }), OTHER],
  ["another JSON", archiveOf({ "archive.json": "{}" }), OTHER],
  ["another format", withHead({ ...HEAD, format: "triplan-plan" }), OTHER],
  [
    "a newer version",
    withHead({ ...HEAD, version: 2 }),
    "This archive has version 2, and this Triplan reads versions up to 1. Update Triplan first.",
  ],
  [
    "a head without a date",
    withHead({ ...HEAD, takenAt: "today" }),
    "This archive has a mistake in archive.json: takenAt: Invalid ISO datetime.",
  ],
  [
    "a name that leads elsewhere",
    archiveOf({ ...TEXTS, "../../plans.json": PLANS }),
    "This archive holds “../../plans.json”, which does not belong there. Use the archive as it was downloaded.",
  ],
  [
    "a file twice",
    Buffer.from(writeZip([...entries, { name: "plans.json", bytes: Buffer.from(PLANS) }])),
    "This archive holds “plans.json”, which does not belong there. Use the archive as it was downloaded.",
  ],
  [
    "no list of plans",
    archiveOf(WITHOUT_PLANS),
    "This archive is incomplete: plans.json is missing.",
  ],
  [
    "a field of another type",
    withRow("plans.json", (row) => ({ ...row, raceDate: "tomorrow" })),
    "This archive has a mistake in plans.json, row 1: raceDate: must be a date such as 2027-05-08.",
  ],
  ["a row that is not JSON", withFile("plans.json", "[\n{\n]\n"), REWRITTEN],
  [
    "a list that was written by another program",
    withFile("plans.json", JSON.stringify(JSON.parse(PLANS), null, 2)),
    REWRITTEN,
  ],
  [
    "a list that ends early",
    withFile("plans.json", PLANS.slice(0, PLANS.indexOf("\n", 5))),
    "plans.json ends too early. Download the archive again.",
  ],
  [
    "an endless row",
    withFile("plans.json", `[\n${LINE}\n]\n`),
    "plans.json holds a row of more than 8 MB.",
  ],
  [
    "too many rows",
    withFile("plans.json", `[\n${Array(201).fill(PLANS.split("\n")[1]).join("\n")}\n]\n`),
    "plans.json holds more than 200 rows.",
  ],
  [
    "files that grow beyond every account",
    Buffer.from(writeZip([RECORDINGS, RECORDINGS, RECORDINGS])),
    "This archive is larger than 8 GB when it is unpacked.",
  ],
  [
    "lists that grow beyond every account",
    withSize("activities.json", 2_000_000_000),
    "This archive holds more than 1 GB besides recordings.",
  ],
  [
    "a file with more bytes than it says",
    withSize("plans.json", 10),
    "plans.json is damaged. Download the archive again.",
  ],
];

/** Mistakes that are found when the rows are stored. */
const REFUSED_LATER: [what: string, archive: Uint8Array, sentence: string][] = [
  [
    "an exercise of a plan that is not in it",
    withRow("exercises.json", (row) => ({ ...row, trainingPlanId: 999_999 })),
    "This archive has a mistake in exercises.json, row 1: trainingPlanId names a row that plans.json does not have.",
  ],
  [
    "a plan that follows one that is not before it",
    withRow("plans.json", (row) => ({ ...row, previousPlanId: row["id"] })),
    "This archive has a mistake in plans.json, row 1: previousPlanId names a row that plans.json does not have.",
  ],
  [
    "a weekday that is not its name",
    withRow("exercises.json", (row) => ({ ...row, day: 3, dayName: "Monday" })),
    "This archive has a mistake in exercises.json, row 1: it breaks the rule “day”.",
  ],
  [
    "an activity twice",
    withFile(
      "activities.json",
      `[\n${Array(2)
        .fill(TEXTS["activities.json"]?.split("\n")[1]?.replace(/,$/, ""))
        .join(",\n")}\n]\n`,
    ),
    "This archive has a mistake in activities.json, row 2: its id is there twice.",
  ],
  [
    "a recording with falling times",
    withRow("recordings.json", (row) => ({ ...row, stream: { time: [5, 4] } })),
    "This archive has a mistake in recordings.json, row 1: stream: must have rising times.",
  ],
  [
    "a pace that is none",
    withFile(
      "account.json",
      JSON.stringify({ ...JSON.parse(TEXTS["account.json"] ?? ""), defaultSwimPace: "9.9.9" }),
    ),
    "This archive has a mistake in account.json: it breaks the rule “clock paces”.",
  ],
];

/** True if the account holds only its history, like a new one. */
async function isEmpty(user: TestUser): Promise<boolean> {
  const {
    archive: _a,
    account: _c,
    events: _e,
    logins: _l,
    ...lists
  } = await filesOf((await download(user)).rawPayload);
  return Object.values(lists).every((rows) => Array.isArray(rows) && rows.length === 0);
}

describe("an archive is refused in a sentence, and nothing is kept, for", () => {
  test.each(REFUSED)("%s", async (_what, archive, sentence) => {
    const path = join(UPLOAD_FOLDER, "inspected");
    await writeFile(path, archive);
    await expect(inspectArchive(path)).rejects.toThrow(new FileRefusal(sentence));
    await rm(path);
  });

  test.each(REFUSED.slice(0, 1))("%s, sent over HTTP", async (_what, archive, sentence) => {
    const user = await api.user();
    const before = await readdir(UPLOAD_FOLDER);
    const answer = await upload(user, archive);
    expect([answer.json().message, answer.statusCode]).toEqual([sentence, 400]);
    await expect.poll(() => uploadsSince(before), PATIENT).toEqual([]);
    expect(await user.trpc.accountImport.get.query()).toEqual({ obstacle: null, archive: null });
  });

  test("more than 2 GB", async () => {
    const headers = { "content-length": String(3 * 1024 ** 3) };
    const answer = await upload(await api.user(), ARCHIVE, headers);
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      "This archive is larger than 2 GB.",
    ]);
  });
});

describe("an import fails in a sentence, and the account stays empty, for", () => {
  test.each(REFUSED_LATER)("%s", async (_what, archive, sentence) => {
    const user = await api.user();
    const path = join(UPLOAD_FOLDER, "stored");
    await writeFile(path, archive);
    const upload = { userId: user.id, summary: EMPTY_SUMMARY, uploadKey: "stored" };
    const key = { userId: user.id, importId: await insertAccountImport(db, upload) };
    await startAccountImport(db, { ...key, network: "192.0.2.0" });
    const now = new Date().toISOString();
    await expect(storeArchive(db, { ...key, path, now })).rejects.toThrow(
      new FileRefusal(sentence),
    );
    expect(await isEmpty(user)).toBe(true);
    await rm(path);
  });

  test.each(REFUSED_LATER.slice(0, 1))("%s, confirmed", async (_what, archive, sentence) => {
    const user = await api.user();
    const before = await readdir(UPLOAD_FOLDER);
    expect(await importArchive(user, archive)).toMatchObject({ status: "failed", error: sentence });
    expect(await isEmpty(user)).toBe(true);
    await expect.poll(() => uploadsSince(before), PATIENT).toEqual([]);
  });

  test("nothing that keeps the right archive from being imported afterwards", async () => {
    const user = await api.user();
    const [, damaged] = REFUSED_LATER[0] ?? [];
    await importArchive(user, damaged ?? ARCHIVE);
    expect(await importArchive(user, ARCHIVE)).toMatchObject({ status: "done" });
  });
});

describe("an account that is not empty", () => {
  test("takes no archive, and says what it holds (409)", async () => {
    const answer = await upload(owner, ARCHIVE);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "An archive needs an empty account. This one holds 2 plans, 3 activities and 1 threshold.",
    ]);
  });

  test("takes none either if it was empty when the archive was sent", async () => {
    const user = await api.user();
    const importId = await uploaded(user, ARCHIVE);
    await insertThresholds(db, [
      {
        userId: user.id,
        kind: "css",
        value: 105,
        source: "test",
        measuredOn: isoDate("2026-03-01"),
      },
    ]);
    const answer = await user.rest("POST", `/user/import/${importId}/start`);
    expect(answer).toMatchObject({ status: 409 });
    expect(await user.trpc.plans.list.query()).toEqual([]);
  });
});

test("an archive is open to its athlete only, from our own pages and as bytes", async () => {
  const [user, other] = [await api.user(), await api.user()];
  const answers = await Promise.all([
    upload(api.visitor(), ARCHIVE),
    upload(other, ARCHIVE, { "sec-fetch-site": "cross-site" }),
    upload(other, ARCHIVE, { "content-type": "application/json" }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 415]);
  const importId = await uploaded(user, ARCHIVE);
  expect(await other.rest("POST", `/user/import/${importId}/start`)).toMatchObject({ status: 404 });
  expect(await other.rest("DELETE", `/user/import/${importId}`)).toMatchObject({ status: 404 });
  expect(await other.trpc.accountImport.get.query()).toMatchObject({ archive: null });
  expect(await user.trpc.accountImport.get.query()).toMatchObject({ archive: { id: importId } });
});
