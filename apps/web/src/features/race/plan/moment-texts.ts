import type { RaceMomentKind } from "@triplan/domain";

interface MomentText {
  what: string;
  how: string;
}

/** What each moment of race day is for. */
export const MOMENT_TEXTS: Readonly<Record<RaceMomentKind, MomentText>> = {
  wake: { what: "Wake up, breakfast", how: "what you ate before long exercises" },
  leave: { what: "Leave for the race", how: "bags packed, bottles filled" },
  transition: { what: "Transition opens", how: "rack your bike, pump the tyres, an easy gear" },
  jog: { what: "Jog 5 min, 3 short strides", how: "then stay warm" },
  wetsuit: { what: "Wetsuit on", how: "lubricate neck and wrists" },
  "warm-up": { what: "Swim 8 min", how: "4 × 20 brisk strokes" },
  gel: { what: "Gel and water", how: "small sips" },
  "line-up": { what: "Line up", how: "beside athletes of your pace" },
  start: { what: "Start", how: "breathe out, first 20 strokes calm" },
  bike: { what: "On the bike", how: "settle in, then drink" },
  run: { what: "On the run", how: "slower than you feel" },
  finish: { what: "Finish", how: "if you hold your paces" },
};
