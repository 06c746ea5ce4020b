import { gunzipSync } from "node:zlib";
import { averagePower, normalizedPower } from "@triplan/domain";
import { impossibility } from "./recording/check-recording.ts";
import { FileRefusal } from "./recording/file-refusal.ts";
import { readFit } from "./fit/read-fit.ts";
import { FILE_LIMITS } from "./recording/limits.ts";
import type { Recording } from "./recording/recording.ts";
import { readGpx } from "./xml/read-gpx.ts";
import { readTcx } from "./xml/read-tcx.ts";

/**
 * Recordings of a FIT, TCX or GPX file, also packed as .gz. The content decides, not a name. Throws
 * a FileRefusal for anything else, and for a file of which no recording can be.
 */
export async function readActivityFile(bytes: Uint8Array<ArrayBuffer>): Promise<Recording[]> {
  if (bytes.length === 0) throw new FileRefusal("This file is empty.");
  if (bytes.length > FILE_LIMITS.fileBytes) throw new FileRefusal(TOO_LARGE);
  const recordings = await read(isGzip(bytes) ? unpack(bytes) : bytes);
  const possible = recordings.filter((recording) => impossibility(recording) === null);
  const [first] = recordings;
  if (first && possible.length === 0) throw new FileRefusal(impossibility(first) ?? "");
  return possible.map((recording) => ({
    ...recording,
    averagePower: recording.averagePower ?? averagePower(recording.stream),
    normalizedPower: recording.normalizedPower ?? normalizedPower(recording.stream),
  }));
}

const TOO_LARGE = "This file is larger than 25 MB.";

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

const isGzip = (bytes: Uint8Array) => startsWith(bytes, 0x1f, 0x8b);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b);
const isFit = (bytes: Uint8Array) => startsWith(bytes.subarray(8), 0x2e, 0x46, 0x49, 0x54);

function unpack(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(gunzipSync(bytes, { maxOutputLength: FILE_LIMITS.unpackedBytes }));
  } catch (error) {
    const isBomb = error instanceof RangeError;
    throw new FileRefusal(
      isBomb
        ? "Unpacked, this file is larger than 50 MB."
        : "This .gz file is damaged. Export it again.",
    );
  }
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Recording[]> {
  if (isFit(bytes)) return readFit(bytes);
  if (isGzip(bytes) || isZip(bytes)) {
    throw new FileRefusal("This file is packed more than once. Unpack it first.");
  }
  const text = decodeText(bytes);
  const root = /<(?:\w+:)?(gpx|TrainingCenterDatabase)[\s>]/.exec(text.slice(0, HEAD))?.[1];
  if (root === "gpx") return readGpx(text);
  if (root === "TrainingCenterDatabase") return readTcx(text);
  throw new FileRefusal("This is no FIT, TCX or GPX file.");
}

/** The root element is near the start. */
const HEAD = 4096;

/** UTF-8 or UTF-16, without the byte order mark and blanks that some sites write first. */
function decodeText(bytes: Uint8Array): string {
  const isLittleEndian = startsWith(bytes, 0xff, 0xfe);
  const isBigEndian = startsWith(bytes, 0xfe, 0xff);
  const encoding = isLittleEndian ? "utf-16le" : isBigEndian ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes).trimStart();
}
