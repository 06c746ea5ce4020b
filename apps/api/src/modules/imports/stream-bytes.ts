import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import { thinStream, type ActivityStream } from "@triplan/domain";

/** Two hours by the second; longer recordings keep a sample every few seconds. */
export const MAX_POINTS = 7200;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** The stream as it is stored; null without samples. */
export async function packStream(stream: ActivityStream): Promise<Buffer | null> {
  if (stream.time.length === 0) return null;
  return deflate(JSON.stringify(thinStream(stream, MAX_POINTS)));
}

/** The stored stream. */
export async function unpackStream(bytes: Buffer): Promise<ActivityStream> {
  const text = (await inflate(bytes)).toString();
  const stream: ActivityStream = JSON.parse(text);
  return stream;
}
