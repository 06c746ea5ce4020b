import type { Examples } from "../gallery/example.ts";
import { FitnessChart } from "./FitnessChart.tsx";

const DAYS = 56;

/** A season that builds up and then rests. */
const planned = Array.from({ length: DAYS }, (_, day) => {
  const fitness = 36 + Math.min(day, 44) * 0.35;
  const form = day < 44 ? -4 - 4 * Math.sin(day / 3) : (day - 44) * 1.4;
  return { fitness, fatigue: fitness - form, form };
});
const done = planned.slice(0, 24).map(({ fitness, fatigue }, day) => {
  const less = 0.12 * day;
  return { fitness: fitness - less, fatigue: fatigue - 2 * less, form: fitness - fatigue + less };
});
const axis = <span>Weeks 1 to 8</span>;

const textOf = (day: number) => `Day ${day + 1}: Fitness ${Math.round(planned[day]?.fitness ?? 0)}`;

export const examples: Examples = {
  planned: <FitnessChart planned={planned} done={[]} today={0} axis={axis} textOf={textOf} />,
  "planned and done": (
    <FitnessChart
      planned={planned}
      done={done}
      today={23}
      shown={21}
      recovery={[28]}
      timeOff={[{ from: 14, days: 4 }]}
      races={[
        { day: 20, letter: "C" },
        { day: 41, letter: "B" },
      ]}
      axis={axis}
      textOf={textOf}
    />
  ),
  "before the season": (
    <FitnessChart planned={planned} done={[]} today={-3} axis={axis} textOf={textOf} />
  ),
};
