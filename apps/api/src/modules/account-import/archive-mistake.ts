import { FileRefusal } from "@triplan/activity-files";
import type { z } from "zod";
import { placeOf } from "../plan-files/place-of.ts";

/** A row of an archive, as the athlete finds it. */
export interface RowPlace {
  file: string;
  /** From 1; null for a file of one object. */
  number: number | null;
}

/** "exercises.json, row 12". */
const rowText = ({ file, number }: RowPlace) => (number === null ? file : `${file}, row ${number}`);

/** A FileRefusal that names the wrong row. */
export const rowMistake = (place: RowPlace, problem: string): FileRefusal =>
  new FileRefusal(`This archive has a mistake in ${rowText(place)}: ${problem}`);

/** A FileRefusal that names the first wrong field. */
export function fieldMistake(place: RowPlace, { issues }: z.ZodError): FileRefusal {
  const [first] = issues;
  const at = placeOf(first?.path ?? []);
  return rowMistake(place, `${at === "" ? "" : `${at}: `}${first?.message ?? "not readable"}.`);
}

/** Parses JSON. Throws a FileRefusal for invalid JSON. */
export function parseRow(place: RowPlace, text: Buffer): unknown {
  try {
    return JSON.parse(UTF8.decode(text));
  } catch {
    throw rowMistake(place, "it is not as Triplan wrote it. Use the archive as it was downloaded.");
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });
