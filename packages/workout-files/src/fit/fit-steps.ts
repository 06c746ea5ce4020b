import type { FitEncoderField } from "fit-file-parser/encoder";
import { TARGET_BOUNDS } from "../tree/target-bounds.ts";
import type { StepLength, Workout, WorkoutBlock, WorkoutStep } from "../tree/workout.ts";
import { DURATION, EQUIPMENT, INTENSITY, TARGET, TARGET_CODES } from "./fit-codes.ts";
import { enumField, textField, uint16, uint32 } from "./fit-fields.ts";

const MAX_STEP_NAME = 16;
const MAX_NOTE = 200;

/** The step messages of a workout, the first with the index `first`. */
export function fitSteps({ blocks }: Workout, first: number): FitEncoderField[][] {
  const rows: FitEncoderField[][] = [];
  for (const block of blocks) rows.push(...blockRows(block, first + rows.length));
  return rows;
}

function blockRows({ times, steps }: WorkoutBlock, first: number): FitEncoderField[][] {
  const rows = steps.map((step, at) => stepRow(step, first + at));
  return times > 1 ? [...rows, repeatRow(first + rows.length, first, times)] : rows;
}

const stepRow = (step: WorkoutStep, index: number): FitEncoderField[] => [
  uint16(254, index),
  textField(0, step.name, MAX_STEP_NAME),
  enumField(1, DURATION[step.length.unit]),
  uint32(2, durationValue(step.length)),
  ...targetFields(step),
  enumField(7, INTENSITY[step.role]),
  ...(step.note === "" ? [] : [textField(8, step.note, MAX_NOTE)]),
  ...equipmentField(step),
];

/** The steps from `from` on, `times` times in all. */
const repeatRow = (index: number, from: number, times: number): FitEncoderField[] => [
  uint16(254, index),
  enumField(1, DURATION.repeat),
  uint32(2, from),
  enumField(3, TARGET.open),
  uint32(4, times),
];

/** Centimetres or milliseconds. */
const durationValue = ({ unit, value }: StepLength): number =>
  Math.round(value * (unit === "meters" ? 100 : 1000));

function targetFields({ target }: WorkoutStep): FitEncoderField[] {
  if (!target) return [enumField(3, TARGET.open), uint32(4, 0)];
  const { type, encode } = TARGET_CODES[target.by];
  const { lowest, highest } = TARGET_BOUNDS[target.by];
  return [
    enumField(3, type),
    uint32(4, 0),
    uint32(5, encode(target.low ?? lowest)),
    uint32(6, encode(target.high ?? highest)),
  ];
}

/** The format has room for one; the note names all. */
function equipmentField({ kit }: WorkoutStep): FitEncoderField[] {
  const number = kit.map((each) => EQUIPMENT[each]).find((each) => each !== undefined);
  return number === undefined ? [] : [enumField(9, number)];
}
