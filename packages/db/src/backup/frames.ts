import { damaged, incomplete } from "./backup-error.ts";
import type { ByteReader } from "./byte-reader.ts";

/** Kinds of frames, in the order in which a file has them. */
export const FRAME = { header: 1, table: 2, rows: 3, end: 4 } as const;

export interface Frame {
  type: number;
  body: Buffer;
}

const PREFIX_BYTES = 5;
/** Longer ones are not written; a damaged length must not fill the memory. */
const MAX_BODY = 64 * 1024 * 1024;

/** A frame as bytes: type (1), length of the body (4), body. */
export function frameBytes(type: number, body: Buffer): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt8(type, 0);
  prefix.writeUInt32BE(body.length, 1);
  return Buffer.concat([prefix, body]);
}

/** The next frame, or null at the end of the stream. */
export async function readFrame(reader: ByteReader): Promise<Frame | null> {
  const prefix = await reader.take(PREFIX_BYTES);
  if (!prefix) return null;
  const length = prefix.readUInt32BE(1);
  if (length > MAX_BODY) throw damaged();
  const body = await reader.take(length);
  if (!body) throw incomplete();
  return { type: prefix.readUInt8(0), body };
}
