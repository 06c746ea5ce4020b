import type { StrengthPhase, StrengthSession, StrengthVariant } from "./strength-session.ts";

/** Strength sessions of each phase, at home without equipment and in a gym. */
export const STRENGTH_SESSIONS: Readonly<
  Record<StrengthPhase, Readonly<Record<StrengthVariant, StrengthSession>>>
> = {
  base: {
    home: {
      minutes: 30,
      aim: "Learn the movements, tendons and trunk",
      exercises: [
        "Split squat 3 × 10 each side",
        "Single-leg bridge 3 × 10 each side",
        "Calf raise on a step, slowly down 3 × 15",
        "Press-up 3 × 8 to 12",
        "Row with band or towel 3 × 12",
        "Side plank 3 × 30 s each side",
        "Dead bug 3 × 8 each side",
      ],
    },
    gym: {
      minutes: 40,
      aim: "Base strength",
      exercises: [
        "Goblet or back squat 3 × 8",
        "Romanian deadlift 3 × 8",
        "Calf raise, one leg, loaded 3 × 12",
        "Lat pull-down 3 × 10",
        "Dumbbell press 3 × 10",
        "Pallof press 3 × 10 each side",
        "Side plank 2 × 40 s each side",
      ],
    },
  },
  build: {
    home: {
      minutes: 25,
      aim: "Power with few repetitions",
      exercises: [
        "Bulgarian split squat 3 × 6 each side, fast up",
        "Squat jump 3 × 6",
        "Single-leg calf raise 3 × 12",
        "Pogo hops 3 × 15",
        "Pike press-up 3 × 6",
        "Plank with shoulder taps 3 × 20",
      ],
    },
    gym: {
      minutes: 35,
      aim: "Heavy, few repetitions, full rest (3 min)",
      exercises: [
        "Squat or leg press 4 × 4 to 6",
        "Deadlift or hip thrust 3 × 5",
        "Single-leg calf raise, loaded 3 × 8",
        "Pull-up or pull-down 3 × 6",
        "Box jump 3 × 5",
        "Hanging knee raise 3 × 10",
      ],
    },
  },
  peak: {
    home: {
      minutes: 20,
      aim: "Keep what you have",
      exercises: [
        "Split squat 2 × 6 each side",
        "Pogo hops 2 × 15",
        "Single-leg bridge 2 × 8",
        "Side plank 2 × 30 s",
        "Band pull-apart 2 × 15",
      ],
    },
    gym: {
      minutes: 25,
      aim: "Keep what you have",
      exercises: [
        "Squat or leg press 2 × 4, heavy",
        "Romanian deadlift 2 × 5",
        "Calf raise 2 × 8",
        "Pull-down 2 × 6",
        "Pallof press 2 × 10",
      ],
    },
  },
};
