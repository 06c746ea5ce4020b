import { randomBytes } from "node:crypto";
import { pipeline, Readable, type Transform } from "node:stream";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { BackupError, damaged, incomplete } from "./backup-error.ts";
import { ByteReader } from "./byte-reader.ts";
import { openRecords, sealRecords } from "./records.ts";
import { CHECK_BYTES, checksumSeal, encryptingSeal, openingSeal, SALT_BYTES } from "./seals.ts";

const MAGIC = Buffer.from("TRIPLANB");
/** Changes when older versions could not read the file. */
const FORMAT = 1;
const PLAIN = 0;
const ENCRYPTED = 1;

/** Compresses the frames and seals them, encrypted if there is a key. */
export async function* packed(
  frames: AsyncIterable<Buffer>,
  key: Uint8Array | null,
): AsyncGenerator<Buffer> {
  const compressed = through(frames, createZstdCompress());
  yield Buffer.concat([MAGIC, Buffer.from([FORMAT, key ? ENCRYPTED : PLAIN])]);
  if (!key) {
    yield* sealRecords(compressed, checksumSeal);
    return;
  }
  const salt = randomBytes(SALT_BYTES);
  const { seal, check } = encryptingSeal(key, salt);
  yield Buffer.concat([salt, check]);
  yield* sealRecords(compressed, seal);
}

/** The frames of a file. Throws a BackupError that says why it can't be read. */
export async function unpacked(
  file: AsyncIterable<Buffer>,
  key: Uint8Array | null,
): Promise<AsyncIterable<Buffer>> {
  const reader = new ByteReader(file);
  await readMagic(reader);
  const kind = await reader.take(2);
  if (!kind) throw incomplete();
  const [format = 0, mode = 0] = kind;
  if (format > FORMAT) {
    throw new BackupError("The backup was made by a newer version of Triplan. Use that version.");
  }
  if (format !== FORMAT || mode > ENCRYPTED) throw damaged();
  const seal = mode === ENCRYPTED ? await readSeal(reader, key) : checksumSeal;
  return decompressed(openRecords(reader, seal));
}

async function readMagic(reader: ByteReader): Promise<void> {
  for (const byte of MAGIC) {
    const [found] = (await reader.take(1)) ?? [];
    if (found !== byte) throw new BackupError("This file is not a backup of Triplan.");
  }
}

async function readSeal(reader: ByteReader, key: Uint8Array | null) {
  const head = await reader.take(SALT_BYTES + CHECK_BYTES);
  if (!head) throw incomplete();
  return openingSeal(key, head.subarray(0, SALT_BYTES), head.subarray(SALT_BYTES));
}

async function* decompressed(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* through(compressed, createZstdDecompress());
  } catch (error) {
    throw isZlibError(error) ? damaged(error) : error;
  }
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^Z(?:STD)?_/.test(String(error.code));

/** The errors of all parts reach the reader of the last one. */
function through(chunks: AsyncIterable<Buffer>, zstd: Transform): AsyncIterable<Buffer> {
  return pipeline(Readable.from(chunks, { objectMode: false }), zstd, () => {});
}
