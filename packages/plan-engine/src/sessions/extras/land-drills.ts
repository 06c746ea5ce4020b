import type { DrillEntry } from "./drill-entry.ts";

/** Running drills for the end of a warm-up, 20 m or 20 s each, twice. */
export const RUN_FORM_DRILLS: readonly DrillEntry[] = [
  {
    name: "A-skip",
    cue: "Lift the knee to hip height, land under your hips, stay tall.",
    focus: "form",
  },
  {
    name: "B-skip",
    cue: "As the A-skip, then let the leg swing out and pull the foot back under you.",
    focus: "form",
    minLevel: "intermediate",
  },
  {
    name: "High knees",
    cue: "Quick, light steps on the forefoot; arms drive back, not across.",
    focus: "form",
  },
  {
    name: "Heel flicks",
    cue: "Heel to the seat with the knee pointing down, quick feet.",
    focus: "form",
  },
  { name: "Ankling", cue: "Tiny fast steps from the ankles, as on hot sand.", focus: "form" },
  {
    name: "Straight-leg bounds",
    cue: "Legs nearly straight, push the ground back with the hip.",
    focus: "form",
    minLevel: "advanced",
  },
];

/** Drills inside an easy run. */
export const EASY_RUN_DRILLS: readonly DrillEntry[] = [
  {
    name: "Cadence minutes",
    cue: "Count your right foot for 30 s: 42 to 45 is the aim at an easy pace; shorten the step, don't speed up.",
    focus: "form",
  },
];

/** Drill of runs with strides. */
export const STRIDES: readonly DrillEntry[] = [
  {
    name: "Strides",
    cue: "20 s building to fast but relaxed, never a sprint; walk back.",
    focus: "form",
  },
];

/** Drills inside an easy ride. */
export const EASY_RIDE_DRILLS: readonly DrillEntry[] = [
  {
    name: "Spin-ups",
    cue: "In an easy gear raise the cadence to the highest at which you don't bounce, then let it fall.",
    focus: "pedalling",
  },
  {
    name: "Single leg",
    cue: "On the trainer, one foot clipped in: no dead spot over the top.",
    focus: "pedalling",
    minLevel: "intermediate",
  },
  {
    name: "High cadence",
    cue: "95-105 rpm with light pressure and a still hip.",
    focus: "pedalling",
  },
  {
    name: "Mount, dismount, corners",
    cue: "On an empty car park: mount line, dismount line, look where you want to go in the bend.",
    focus: "pedalling",
  },
];

/** Drill of strength sets on the bike. */
export const LOW_CADENCE: readonly DrillEntry[] = [
  {
    name: "Low cadence",
    cue: "Seated, 55-65 rpm, quiet upper body, press over the top and pull back at the bottom; stop if a knee hurts.",
    focus: "pedalling",
  },
];

/** Drill of cadence rides. */
export const HIGH_CADENCE: readonly DrillEntry[] = [
  {
    name: "High cadence",
    cue: "95-105 rpm with light pressure and a still hip.",
    focus: "pedalling",
  },
];

/** Drill of race-pace rides. */
export const AERO_HOLD: readonly DrillEntry[] = [
  {
    name: "Aero hold",
    cue: "Race position for the whole block: eat, drink and look ahead without leaving it.",
    focus: "pedalling",
  },
];
