import type { DrillEntry } from "./drill-entry.ts";

/** Drills of swims: 25 m of the drill, 25 m of swimming. */
export const SWIM_DRILLS: readonly DrillEntry[] = [
  {
    name: "Streamline push-off",
    cue: "Squeeze your ears between your arms and glide until you slow down, then take the first stroke.",
    focus: "body line",
  },
  {
    name: "Superman glide",
    cue: "Face down, arms long, press your chest lightly into the water until your hips come up.",
    focus: "body line",
  },
  {
    name: "Kick on the side",
    cue: "Bottom arm long, top arm on your hip, look down, turn only your head to breathe.",
    focus: "balance",
    kit: ["fins"],
  },
  {
    name: "6-kick switch",
    cue: "Six kicks on one side, one stroke, six kicks on the other: turn from the hips.",
    focus: "rotation",
    kit: ["fins"],
  },
  {
    name: "6-3-6",
    cue: "Six kicks on the side, three strokes, six kicks on the other side, with one eye in the water.",
    focus: "rotation",
    kit: ["fins"],
  },
  {
    name: "Kick with board",
    cue: "Small, fast kicks from the hip with loose ankles; the heels just break the surface.",
    focus: "kick",
    kit: ["kickboard"],
  },
  {
    name: "Bubble breathing",
    cue: "Breathe out through nose and mouth all the time that your face is in the water.",
    focus: "breathing",
  },
  {
    name: "3-5-3 breathing",
    cue: "Breathe every three strokes for a length, then every five, then three, without rushing.",
    focus: "breathing",
    minLevel: "intermediate",
  },
  {
    name: "Breathe to the other side",
    cue: "A whole length on the side you like less: rotate to the air, don't lift your head.",
    focus: "breathing",
  },
  {
    name: "Catch-up",
    cue: "One hand waits in front until the other one touches it: feel the long front half.",
    focus: "timing",
  },
  {
    name: "Front-quadrant swim",
    cue: "Start the pull only when the other hand is passing your head.",
    focus: "timing",
    minLevel: "intermediate",
  },
  {
    name: "Fingertip drag",
    cue: "Draw your fingertips along the surface with a high, relaxed elbow.",
    focus: "recovery of the arm",
  },
  {
    name: "Zipper",
    cue: "Run your thumb up your side from hip to armpit before the hand goes forward.",
    focus: "recovery of the arm",
  },
  {
    name: "Fist swim",
    cue: "Swim with closed fists and hold the water with your forearms; then open the hands and feel the difference.",
    focus: "catch",
  },
  {
    name: "Front sculling",
    cue: "Arms in front, elbows high, sweep the hands out and in: pressure all the time.",
    focus: "catch",
    kit: ["pull buoy"],
  },
  {
    name: "Doggy paddle",
    cue: "Long underwater strokes with the head low: elbow up first, then press back.",
    focus: "catch",
    kit: ["pull buoy"],
  },
  {
    name: "Single arm, other arm in front",
    cue: "Five strokes with one arm, the other stays long; breathe to the working side.",
    focus: "catch and rotation",
  },
  {
    name: "Single arm, other arm at the side",
    cue: "Breathe away from the working arm and let the shoulder rise out of the water.",
    focus: "rotation",
    minLevel: "intermediate",
  },
  {
    name: "Pull with buoy",
    cue: "Buoy between the thighs, no kick: keep the hips still and the stroke long.",
    focus: "pull",
    kit: ["pull buoy"],
  },
  {
    name: "Pull with paddles",
    cue: "Medium paddles, calm entry, press back with a straight wrist; stop if a shoulder hurts.",
    focus: "pull",
    kit: ["pull buoy", "paddles"],
    minLevel: "intermediate",
  },
  {
    name: "Snorkel swim",
    cue: "With a centre snorkel look straight down and watch both hands enter in front of the shoulders.",
    focus: "alignment",
    kit: ["snorkel"],
    minLevel: "intermediate",
  },
  {
    name: "Golf",
    cue: "Count the strokes of a 50 and add the seconds: lower the sum without swimming harder.",
    focus: "economy",
  },
  {
    name: "Tarzan / sighting",
    cue: "Every sixth stroke lift only the eyes, look, breathe to the side, head down again.",
    focus: "open water",
  },
  {
    name: "Corner turns and deep-water starts",
    cue: "Start from lying still, eight fast strokes, swim round the corner without touching the wall.",
    focus: "open water",
  },
];
