import { FileRefusal } from "@triplan/activity-files";
import { ARCHIVE_BOUNDS } from "./archive-bounds.ts";

/** A row of a file as text, with its number from 1. */
export interface ArrayLine {
  number: number;
  text: Buffer;
}

const NEWLINE = 0x0a;
const COMMA = 0x2c;

/**
 * The rows of a file that is a JSON array with one row a line. Holds one line at a time. Throws a FileRefusal for
 * other formatting and for an early end.
 */
export async function* arrayLines(
  file: string,
  bytes: AsyncIterable<Buffer>,
  maxRows: number,
): AsyncGenerator<ArrayLine> {
  const refuse = (problem: string) => new FileRefusal(`${file} ${problem}`);
  let place: "before" | "rows" | "after" = "before";
  let number = 0;
  /** Whether another row has to follow, or none may; null after "[". */
  let goesOn: boolean | null = null;
  for await (const line of linesOf(file, bytes)) {
    const isStart = place === "before" && line.equals(START);
    const isEnd = place === "rows" && goesOn !== true && line.equals(END);
    if (isStart) place = "rows";
    else if (isEnd) place = "after";
    else if (place !== "rows" || goesOn === false || line.length === 0) throw refuse(REWRITTEN);
    else {
      number += 1;
      if (number > maxRows) {
        throw refuse(`holds more than ${maxRows.toLocaleString("en")} rows.`);
      }
      goesOn = line.at(-1) === COMMA;
      yield { number, text: goesOn ? line.subarray(0, -1) : line };
    }
  }
  if (place !== "after") throw refuse("ends too early. Download the archive again.");
}

const START = Buffer.from("[");
const END = Buffer.from("]");
const REWRITTEN = "is not as Triplan wrote it. Use the archive as it was downloaded.";

async function* linesOf(file: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from);
      const part = chunk.subarray(from, end === -1 ? undefined : end);
      begun.push(part);
      length += part.length;
      if (length > ARCHIVE_BOUNDS.rowBytes) {
        throw new FileRefusal(`${file} holds a row of more than 8 MB.`);
      }
      if (end === -1) break;
      yield begun.length === 1 ? part : Buffer.concat(begun);
      begun = [];
      length = 0;
      from = end + 1;
    }
  }
  if (length > 0) yield Buffer.concat(begun);
}
