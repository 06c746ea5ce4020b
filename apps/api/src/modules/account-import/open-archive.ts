import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import {
  entryName,
  FileRefusal,
  openEntry,
  openZip,
  zipEntries,
  type ZipEntry,
  type ZipFile,
} from "@triplan/activity-files";
import {
  accountRow,
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  archiveHead,
} from "@triplan/contract/account-archive";
import type { z } from "zod";
import { ARCHIVE_TABLES } from "../account-archive/archive-tables.ts";
import { ARCHIVE_BOUNDS, maxRowsOf } from "./archive-bounds.ts";
import { fieldMistake, parseRow } from "./archive-mistake.ts";
import { arrayLines, type ArrayLine } from "./array-lines.ts";

/** An archive that holds the expected files. */
export interface OpenArchive {
  head: z.output<typeof archiveHead>;
  account: z.output<typeof accountRow>;
  /** The rows of a list as text, one at a time. */
  lines: (list: string) => AsyncGenerator<ArrayLine>;
  close: () => void;
}

const FILES = ["archive", "account", ...ARCHIVE_TABLES.map(({ name }) => name)];
const MAX_ENTRIES = 1000;
const OTHER = "This file is not an archive of a Triplan account.";
const DAMAGED = "is damaged. Download the archive again.";

/** Opens an account archive. Throws a FileRefusal for other files and for newer versions. */
export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip);
    const head = await readHead(zip, entries);
    refuseOtherFiles(entries);
    const account = accountRow.safeParse(await readObject(zip, entries, "account"));
    if (!account.success) throw fieldMistake({ file: "account.json", number: null }, account.error);
    return {
      head,
      account: account.data,
      lines: (list) => arrayLines(`${list}.json`, bytesOf(zip, entries, list), maxRowsOf(list)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

type Entries = readonly { name: string; entry: ZipEntry }[];

async function listEntries(zip: ZipFile): Promise<Entries> {
  if (zip.entryCount > MAX_ENTRIES) throw new FileRefusal(OTHER);
  const entries: { name: string; entry: ZipEntry }[] = [];
  let unpacked = 0;
  let others = 0;
  for await (const entry of zipEntries(zip)) {
    const name = entryName(entry);
    entries.push({ name, entry });
    unpacked += entry.uncompressedSize;
    if (name !== "recordings.json") others += entry.uncompressedSize;
    if (unpacked > ARCHIVE_BOUNDS.unpackedBytes) {
      throw new FileRefusal("This archive is larger than 8 GB when it is unpacked.");
    }
    if (others > ARCHIVE_BOUNDS.otherBytes) {
      throw new FileRefusal("This archive holds more than 1 GB besides recordings.");
    }
  }
  return entries;
}

async function readHead(zip: ZipFile, entries: Entries) {
  if (!entries.some(({ name }) => name === "archive.json")) throw new FileRefusal(OTHER);
  const sent = await readObject(zip, entries, "archive");
  const field = (name: string): unknown =>
    typeof sent === "object" && sent !== null ? Reflect.get(sent, name) : undefined;
  if (field("format") !== ARCHIVE_FORMAT) throw new FileRefusal(OTHER);
  const version = field("version");
  if (typeof version === "number" && version > ARCHIVE_VERSION) {
    throw new FileRefusal(
      `This archive has version ${version}, and this Triplan reads versions up to ${ARCHIVE_VERSION}. Update Triplan first.`,
    );
  }
  const head = archiveHead.safeParse(sent);
  if (!head.success) throw fieldMistake({ file: "archive.json", number: null }, head.error);
  return head.data;
}

/** Accepts only the known names, so a name can't point outside the archive. */
function refuseOtherFiles(entries: Entries): void {
  const missing = new Set(FILES.map((name) => `${name}.json`));
  for (const { name } of entries) {
    if (missing.delete(name)) continue;
    const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
    throw new FileRefusal(
      `This archive holds “${shown}”, which does not belong there. Use the archive as it was downloaded.`,
    );
  }
  const [first] = missing;
  if (first !== undefined) {
    throw new FileRefusal(`This archive is incomplete: ${first} is missing.`);
  }
}

async function readObject(zip: ZipFile, entries: Entries, name: string): Promise<unknown> {
  const file = `${name}.json`;
  const entry = entries.find((each) => each.name === file)?.entry;
  if (entry && entry.uncompressedSize > ARCHIVE_BOUNDS.fileBytes) {
    throw new FileRefusal(`${file} is too large for an archive of an account.`);
  }
  return parseRow({ file, number: null }, await buffer(bytesOf(zip, entries, name)));
}

/** The unpacked bytes of a file, compared with their checksum at the end. */
async function* bytesOf(zip: ZipFile, entries: Entries, name: string): AsyncGenerator<Buffer> {
  const file = `${name}.json`;
  const entry = entries.find((each) => each.name === file)?.entry;
  if (!entry) throw new FileRefusal(OTHER);
  let checksum = 0;
  try {
    for await (const chunk of await openEntry(zip, entry)) {
      const bytes = Buffer.from(chunk);
      checksum = crc32(bytes, checksum);
      yield bytes;
    }
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    throw new FileRefusal(`${file} ${DAMAGED}`);
  }
  if (checksum !== entry.crc32) throw new FileRefusal(`${file} ${DAMAGED}`);
}
