import { recordThresholdsSchema, type RecordThresholdsInput } from "@triplan/contract";
import {
  isMiles,
  KILOMETERS_PER_MILE,
  parseDecimal,
  parseFinishTime,
  parsePace,
  PLAN_PACE_UNITS,
  poolUnitIn,
  type Units,
  YARDS_PER_METER,
} from "@triplan/domain";
import { errorsOf, type EntryErrors } from "./entry-errors.ts";
import { ENTRIES, resultDistances, type EntryField, type EntryKind } from "./entry-kinds.ts";

/** The form as typed. */
export interface EntryValues {
  kind: EntryKind;
  /** Texts by field name. */
  texts: Readonly<Record<string, string>>;
  /** How hard it felt, as typed. */
  rpe: string;
  /** The chosen distance of a result; empty for the usual one. */
  distance: string;
  date: string;
  isGoodTest: boolean;
  /** True counts a test or result whole, however noisy. */
  isAsMeasured: boolean;
}

export const emptyEntry = (kind: EntryKind, date: string): EntryValues => ({
  kind,
  texts: {},
  rpe: "",
  distance: "",
  date,
  isGoodTest: true,
  isAsMeasured: false,
});

const SCHEMAS = {
  miles: recordThresholdsSchema("miles"),
  kilometers: recordThresholdsSchema("kilometers"),
  "miles+yd": recordThresholdsSchema("miles+yd"),
  "kilometers+yd": recordThresholdsSchema("kilometers+yd"),
} as const satisfies Record<Units, unknown>;

/** The API's input of a form, or the message of each invalid field. */
export function readEntry(
  values: EntryValues,
  units: Units,
): { input: RecordThresholdsInput } | { errors: EntryErrors } {
  const numbers: Record<string, number> = {};
  const errors: Record<string, string> = {};
  for (const field of ENTRIES[values.kind].fields) {
    const text = values.texts[field.name]?.trim() ?? "";
    if (text === "") {
      if (!field.isOptional) errors[field.name] = `Enter ${exampleOf(field, units)}`;
      continue;
    }
    const value = parseEntry(field, text, units);
    if (value === null) errors[field.name] = `Enter ${exampleOf(field, units)}`;
    else numbers[field.name] = value;
  }
  if (Object.keys(errors).length > 0) return { errors };
  const { kind, date, isGoodTest, isAsMeasured } = values;
  const rpe = values.rpe.trim() === "" ? {} : { rpe: parseDecimal(values.rpe) };
  const content =
    kind === "typed"
      ? numbers
      : { performance: { kind, ...numbers, ...overDistance(values, numbers, units) } };
  const parsed = SCHEMAS[units].safeParse({
    ...content,
    ...rpe,
    date,
    isGoodTest,
    isAsMeasured,
  });
  if (parsed.success) return { input: parsed.data };
  return { errors: errorsOf(parsed.error.issues.map((i) => ({ ...i, path: i.path.join(".") }))) };
}

/** Distance and time of a result; empty where results have no distance. */
function overDistance(
  { kind, distance }: EntryValues,
  { seconds }: Readonly<Record<string, number>>,
  units: Units,
) {
  const distances = resultDistances(kind, units);
  const chosen = distances.find(({ value }) => value === distance) ?? distances[0];
  return chosen && { meters: chosen.meters, seconds: (seconds ?? 0) * chosen.factor };
}

/** An example of a value, with its article: "a time such as 24:30". */
function exampleOf({ input }: EntryField, units: Units): string {
  if (input === "time" || input === "swimTime") return "a time such as 24:30 or 1:24:30";
  if (input === "swimPace") return "a pace such as 1:45";
  if (input === "runPace") return `a pace such as ${isMiles(units) ? "8:30" : "5:15"}`;
  return "a number";
}

/** Unit next to a field. */
export function unitOf({ input }: EntryField, units: Units): string {
  const paces = PLAN_PACE_UNITS[units];
  const texts = {
    time: "m:ss",
    swimTime: "m:ss",
    watts: "W",
    bpm: "bpm",
    speed: paces.bike,
    swimPace: paces.swim,
    runPace: paces.run,
  };
  return texts[input];
}

/** Seconds, watts, beats, mph, seconds per 100 m or per mile; null if the text is unreadable. */
function parseEntry({ input }: EntryField, text: string, units: Units): number | null {
  const per100 = poolUnitIn(units) === "yd" ? YARDS_PER_METER : 1;
  const time = parsePace(text) ?? parseFinishTime(text);
  if (input === "time") return time;
  // The time over as many metres at the same pace.
  if (input === "swimTime") return scaled(time, per100);
  if (input === "swimPace") return scaled(parsePace(text), per100);
  const perMile = isMiles(units) ? 1 : KILOMETERS_PER_MILE;
  if (input === "runPace") return scaled(parsePace(text), perMile);
  if (input === "speed") return scaled(parseDecimal(text), 1 / perMile);
  return parseDecimal(text);
}

const scaled = (value: number | null, factor: number) => (value === null ? null : value * factor);
