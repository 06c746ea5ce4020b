import { damaged, incomplete } from "./backup-error.ts";
import type { ByteReader } from "./byte-reader.ts";
import { TAG_BYTES, type Seal } from "./seals.ts";

const LABEL_BYTES = 4;
const LAST = 0x80_00_00_00;
/** Longer ones are not written; a damaged length must not fill the memory. */
const MAX_BODY = 16 * 1024 * 1024;

function labelOf(length: number, isLast: boolean): Buffer {
  const label = Buffer.alloc(LABEL_BYTES);
  label.writeUInt32BE((isLast ? LAST : 0) + length);
  return label;
}

/** Cuts the stream into records of label, body and tag; the last one is marked. */
export async function* sealRecords(
  chunks: AsyncIterable<Buffer>,
  { seal }: Seal,
): AsyncGenerator<Buffer> {
  let index = 0;
  const record = (chunk: Buffer, isLast: boolean) => {
    const label = labelOf(chunk.length, isLast);
    const { body, tag } = seal({ index: index++, label, body: chunk });
    return Buffer.concat([label, body, tag]);
  };
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (waiting.length > 0) yield record(waiting, false);
    waiting = chunk;
  }
  yield record(waiting, true);
}

/** The stream that was sealed. Throws a BackupError if any byte is missing, changed or added. */
export async function* openRecords(reader: ByteReader, { open }: Seal): AsyncGenerator<Buffer> {
  for (let index = 0, isLast = false; !isLast; index += 1) {
    const label = await reader.take(LABEL_BYTES);
    if (!label) throw incomplete();
    isLast = label.readUInt32BE() >= LAST;
    const length = label.readUInt32BE() - (isLast ? LAST : 0);
    if (length > MAX_BODY) throw damaged();
    const sealed = await reader.take(length + TAG_BYTES);
    if (!sealed) throw incomplete();
    yield open({ index, label, body: sealed.subarray(0, length) }, sealed.subarray(length));
  }
  if (await reader.take(1)) throw damaged();
}
