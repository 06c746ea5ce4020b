import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testDatabase } from "@triplan/db/testing";
import { writeBackup } from "@triplan/db/backup";
import { expect, test } from "vitest";
import { newFolder } from "../../testing/process/run-main.ts";
import { checkSaved } from "./check-saved.ts";

const KEY = new Uint8Array(32).fill(3);
const { connectionString } = await testDatabase();

/** A backup file, and what it holds. */
async function saved(key: Uint8Array | null) {
  const file = join(newFolder(), "triplan.backup");
  const source = { connectionString, key, now: new Date("2026-03-02T00:40:00Z") };
  return { file, ...(await writeBackup(source, createWriteStream(file))) };
}

test.each([
  ["plain", null],
  ["encrypted", KEY],
])("a whole file passes, and not one with a damaged byte or end (%s)", async (_kind, key) => {
  const { file, end } = await saved(key);
  await expect(checkSaved(file, key, { end })).resolves.toBeUndefined();
  const bytes = readFileSync(file);

  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(0xff - damaged.readUInt8(200), 200);
  writeFileSync(file, damaged);
  await expect(checkSaved(file, key, { end })).rejects.toThrow(/is damaged|is incomplete/);
  writeFileSync(file, bytes.subarray(0, -40));
  await expect(checkSaved(file, key, { end })).rejects.toThrow(/is incomplete|is damaged/);
});

test("a whole backup of something else does not pass", async () => {
  const { file, end } = await saved(null);
  const other = { ...end, tables: end.tables.map((table) => ({ ...table, rows: 7 })) };
  await expect(checkSaved(file, null, { end: other })).rejects.toThrow(/holds something else/);
});
