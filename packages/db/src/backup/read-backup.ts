import type { ZodType } from "zod";
import {
  backupEnd,
  backupHeader,
  RowTally,
  type BackupEnd,
  type BackupHeader,
  type BackupTable,
} from "./backup-content.ts";
import { damaged, incomplete } from "./backup-error.ts";
import { ByteReader } from "./byte-reader.ts";
import { unpacked } from "./container.ts";
import { FRAME, readFrame, type Frame } from "./frames.ts";
import type { BackupSummary } from "./write-backup.ts";

/** Receives a file's content in order. What it did must be undone if reading fails later. */
interface BackupVisitor {
  header: (header: BackupHeader) => Promise<void>;
  /** Has to read all rows. */
  table: (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<void>;
}

const onlyRead: BackupVisitor = {
  header: () => Promise.resolve(),
  table: async (_table, rows) => {
    for await (const _ of rows);
  },
};

/**
 * Reads a whole file and checks every hash. Throws a BackupError that says why it can't be used:
 * cut off, damaged, another key, no backup.
 */
export async function readBackup(
  file: AsyncIterable<Buffer>,
  key: Uint8Array | null,
  visitor = onlyRead,
): Promise<BackupSummary> {
  const reader = new ByteReader(await unpacked(file, key));
  const header = contentOf(await next(reader), FRAME.header, backupHeader);
  await visitor.header(header);
  const tables: BackupEnd["tables"] = [];
  let frame = await next(reader);
  for (const table of header.tables) {
    if (frame.type !== FRAME.table || frame.body.toString() !== table.name) throw damaged();
    const tally = new RowTally();
    const rows = async function* rowsOfTable() {
      for (frame = await next(reader); frame.type === FRAME.rows; frame = await next(reader)) {
        tally.add(frame.body);
        yield frame.body;
      }
    };
    await visitor.table(table, rows());
    tables.push({ name: table.name, ...tally.end() });
  }
  const end = contentOf(frame, FRAME.end, backupEnd);
  if (JSON.stringify(end.tables) !== JSON.stringify(tables)) throw damaged();
  // Also reads the seal of the last record.
  if (await readFrame(reader)) throw damaged();
  return { header, end };
}

async function next(reader: ByteReader): Promise<Frame> {
  const frame = await readFrame(reader);
  if (!frame) throw incomplete();
  return frame;
}

function contentOf<Content>(frame: Frame, type: number, schema: ZodType<Content>): Content {
  if (frame.type !== type) throw damaged();
  try {
    return schema.parse(JSON.parse(frame.body.toString()));
  } catch (error) {
    throw damaged(error);
  }
}
