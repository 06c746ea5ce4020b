import type { Workout, WorkoutBlock, WorkoutStep } from "../tree/workout.ts";
import { attributes, escapeXml } from "./xml-text.ts";

/** Zwift measures runs against paces of its own; this one is that of 10 km, close to threshold. */
const RUN_PACE = { pace: "2" } as const;

/**
 * A ZWO file of a ride or run, for Zwift and other trainer apps. Rides are shares of FTP, runs
 * shares of the runner's 10 km pace. Swims have no such file.
 */
export function writeZwo(workout: Workout): string {
  const { sport, name, description, blocks } = workout;
  const pace = sport === "run" ? RUN_PACE : {};
  const lines = [
    "<workout_file>",
    "  <author>Triplan</author>",
    `  <name>${escapeXml(name)}</name>`,
    `  <description>${escapeXml(description)}</description>`,
    `  <sportType>${sport}</sportType>`,
    ...(sport === "run" ? ["  <durationType>time</durationType>"] : []),
    "  <tags/>",
    "  <workout>",
    ...blocks.flatMap((block) => blockElements(block, pace)).map((line) => `    ${line}`),
    "  </workout>",
    "</workout_file>",
  ];
  return `${lines.join("\n")}\n`;
}

type Attributes = Readonly<Record<string, string>>;

function blockElements(block: WorkoutBlock, pace: Attributes): string[] {
  return (
    intervals(block, pace) ??
    Array.from({ length: block.times }, () => block.steps.map((step) => element(step, pace))).flat()
  );
}

/** Repeated work and recovery as one element; null for other blocks. */
function intervals({ times, steps }: WorkoutBlock, pace: Attributes): string[] | null {
  const [on, off, ...others] = steps;
  if (times === 1 || !on || !off || others.length > 0) return null;
  if (on.share === null || off.share === null) return null;
  const own = {
    Repeat: String(times),
    OnDuration: String(on.length.value),
    OffDuration: String(off.length.value),
    OnPower: String(on.share),
    OffPower: String(off.share),
    ...pace,
  };
  return [withMessage("IntervalsT", own, on)];
}

function element(step: WorkoutStep, pace: Attributes): string {
  const Duration = String(step.length.value);
  if (step.share === null) return withMessage("FreeRide", { Duration, FlatRoad: "1" }, step);
  const Power = String(step.share);
  return withMessage("SteadyState", { Duration, Power, ...pace }, step);
}

function withMessage(tag: string, own: Attributes, { name, note }: WorkoutStep): string {
  const message = `${name}${note === "" ? "" : `: ${note}`}`;
  return `<${tag}${attributes(own)}><textevent${attributes({ timeoffset: "0", message })}/></${tag}>`;
}
