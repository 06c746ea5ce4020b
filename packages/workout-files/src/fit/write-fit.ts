import { FitEncoder, type FitEncoderField } from "fit-file-parser/encoder";
import type { Workout } from "../tree/workout.ts";
import { LAP_SWIMMING, MESSAGE, MULTISPORT, POOL_UNIT, SPORT } from "./fit-codes.ts";
import { enumField, fitTime, textField, uint16, uint32, uint32z } from "./fit-fields.ts";
import { fitSteps } from "./fit-steps.ts";

/** What tells a file from others on the device. */
export interface FitIdentity {
  /** At least 1; the same for each version of a workout. */
  serial: number;
  /** When the workout was last changed. */
  changedAt: Date;
}

const WORKOUT_FILE = 5;
const DEVELOPMENT = 255;
const CUSTOM_STEPS = 32;
const PROTOCOL_1 = 0x10;
const MAX_NAME = 48;
const MAX_DESCRIPTION = 250;

/** Local message numbers, so that each kind of message keeps its definition. */
const LOCAL = { fileId: 0, workout: 1, session: 2, step: 3 } as const;

/** A FIT workout file of one exercise. */
export function writeFit(workout: Workout, identity: FitIdentity): Uint8Array {
  const steps = fitSteps(workout, 0);
  const encoder = begin(identity);
  encoder.writeMessage(
    MESSAGE.workout,
    [
      ...workoutFields(workout, { sport: SPORT[workout.sport], stepCount: steps.length }),
      ...(workout.pool ? [enumField(11, LAP_SWIMMING), ...poolFields(workout.pool, 14)] : []),
    ],
    LOCAL.workout,
  );
  writeSteps(encoder, steps);
  return encoder.close();
}

/** A FIT file with a part per sport, in order; not all watches take these. */
export function writeMultisportFit(
  { name, description, parts }: Pick<Workout, "name" | "description"> & { parts: Workout[] },
  identity: FitIdentity,
): Uint8Array {
  const encoder = begin(identity);
  const all: FitEncoderField[][] = [];
  const sessions = parts.map((part, index) => {
    const steps = fitSteps(part, all.length);
    const fields = [
      uint16(254, index),
      enumField(0, SPORT[part.sport]),
      ...(part.pool ? [enumField(1, LAP_SWIMMING)] : []),
      uint16(2, steps.length),
      uint16(3, all.length),
      ...(part.pool ? poolFields(part.pool, 4) : []),
    ];
    all.push(...steps);
    return fields;
  });
  const counts = { sport: MULTISPORT, stepCount: all.length };
  encoder.writeMessage(
    MESSAGE.workout,
    workoutFields({ name, description }, counts),
    LOCAL.workout,
  );
  for (const fields of sessions) {
    encoder.writeMessage(MESSAGE.workoutSession, fields, LOCAL.session);
  }
  writeSteps(encoder, all);
  return encoder.close();
}

function begin({ serial, changedAt }: FitIdentity): FitEncoder {
  return new FitEncoder({ protocolVersion: PROTOCOL_1 }).writeMessage(
    MESSAGE.fileId,
    [
      enumField(0, WORKOUT_FILE),
      uint16(1, DEVELOPMENT),
      uint16(2, 1),
      uint32z(3, serial),
      uint32(4, fitTime(changedAt)),
    ],
    LOCAL.fileId,
  );
}

const workoutFields = (
  { name, description }: Pick<Workout, "name" | "description">,
  { sport, stepCount }: { sport: number; stepCount: number },
): FitEncoderField[] => [
  enumField(4, sport),
  uint32z(5, CUSTOM_STEPS),
  uint16(6, stepCount),
  textField(8, name, MAX_NAME),
  textField(17, description, MAX_DESCRIPTION),
];

const poolFields = (
  { lengthMeters, unit }: NonNullable<Workout["pool"]>,
  first: number,
): FitEncoderField[] => [
  uint16(first, Math.round(lengthMeters * 100)),
  enumField(first + 1, POOL_UNIT[unit]),
];

function writeSteps(encoder: FitEncoder, steps: readonly FitEncoderField[][]): void {
  for (const fields of steps) encoder.writeMessage(MESSAGE.workoutStep, fields, LOCAL.step);
}
