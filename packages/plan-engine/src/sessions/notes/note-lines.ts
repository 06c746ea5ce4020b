import type { Discipline } from "@triplan/domain";

/** What to think of in easy exercises, in turn. */
export const EASY_LINES = {
  swim: [
    "Long strokes: count them on one length and try one fewer.",
    "Breathe out all the time that your face is in the water.",
    "Look down and press your chest a little: your hips come up.",
    "Swim relaxed; the clock does not matter today.",
    "Push off long and glide before the first stroke.",
  ],
  bike: [
    "Light pressure on the pedals, 85 to 95 turns a minute.",
    "Shift down on hills, so that the effort stays even.",
    "Drink from the first half hour on, also when it is cool.",
    "Relax hands, shoulders and face.",
    "Ride it alone or with friends who keep it easy.",
  ],
  run: [
    "Talk in full sentences; if you can't, slow down.",
    "Short, quick steps; the pace does not matter today.",
    "Take soft ground if you have some.",
    "End it with the feeling that you could go on.",
    "Walk a hill rather than force it.",
  ],
} as const satisfies Record<Discipline, readonly string[]>;

/** For any easy exercise, after those of its sport. */
export const ANY_EASY_LINES = [
  "Deliberately easy: the hard days need it.",
  "Slower than you think is right.",
  "Leave the watch in your pocket if you like.",
  "Easy time is what endurance is made of.",
] as const;

/** How to do a hard set, in turn. */
export const HARD_LINES = [
  "Arrive fresh: keep the days before it easy.",
  "Even repetitions: the last one like the first.",
  "Stop the set when you can't hold the target any more.",
  "Begin a little slower than you could.",
  "Eat something two or three hours before.",
] as const;

/** How to do a steady set, in turn. */
export const STEADY_LINES = [
  "Comfortably hard, never a race.",
  "Keep your form when it gets warm in the legs.",
  "You should be able to do one repetition more.",
  "Find the effort, then keep it.",
] as const;

/** How to do a long exercise, in turn. */
export const LONG_LINES = {
  swim: ["Keep the stroke long to the end.", "Think of the next length only."],
  bike: ["Start easily: the last hour counts.", "Eat and drink by the clock, not by hunger."],
  run: ["Start easily: the last third counts.", "Relax your shoulders whenever you think of it."],
} as const satisfies Record<Discipline, readonly string[]>;
