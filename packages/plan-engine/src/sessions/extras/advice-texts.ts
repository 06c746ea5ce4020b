import type { ExerciseStep, StepAdvice } from "@triplan/domain";

/** For one easy swim a week from the build phase on. */
export const OPEN_WATER: StepAdvice = {
  kind: "openWater",
  text: "Swim in open water if you can, never alone: wear a wetsuit if the race allows it, sight every 6 to 8 strokes, start with a hard 50 m, swim in a group. In the pool: sight twice a length and leave out the push-off.",
};

interface BrickPlace {
  /** One of the first bricks of the plan: they are about laying things out. */
  isFirst: boolean;
  /** One of the last bricks, which are about mounting. */
  isLast: boolean;
}

const FIRST_CHANGE =
  "Lay out running shoes, helmet and race belt before you start, and run within 10 minutes of the ride.";

/** Minutes from the ride to the run of a brick: the first ones take their time. */
const CHANGE_MINUTES = { first: 10, later: 3 } as const;

/** Minutes that the change of a brick may take, by the advice in the steps of its ride. */
export function brickChangeMinutes(steps: readonly ExerciseStep[]): number {
  const minutes = steps.flatMap(({ advice = [] }) =>
    advice.flatMap(({ changeMinutes }) => changeMinutes ?? []),
  );
  return minutes[0] ?? CHANGE_MINUTES.later;
}

/** What to practise between the ride and the run of a brick. */
export function transitionAdvice({ isFirst, isLast }: BrickPlace): StepAdvice {
  const change = isFirst ? FIRST_CHANGE : "Change as in the race and take the time.";
  const mount = isLast && !isFirst ? " Practise mounting and dismounting at a line." : "";
  const changeMinutes = isFirst ? CHANGE_MINUTES.first : CHANGE_MINUTES.later;
  return { kind: "transition", text: change + mount, changeMinutes };
}
