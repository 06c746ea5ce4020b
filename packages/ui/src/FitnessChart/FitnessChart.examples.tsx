import type { Examples } from "../gallery/example.ts";
import { FitnessChart, type FitnessPoint } from "./FitnessChart.tsx";

const DAYS = 84;
const TAPER = 14;
const planned: readonly FitnessPoint[] = Array.from({ length: DAYS }, (_, day) => {
  const taper = Math.max(0, day - (DAYS - TAPER));
  const fitness = 30 + Math.min(day, DAYS - TAPER) * 0.35 - taper * 0.3;
  const fatigue = fitness + 9 * Math.sin(day / 4) - taper * 2;
  return { fitness, fatigue, form: fitness - fatigue };
});
const done = planned
  .slice(0, 40)
  .map((point) => ({ ...point, fitness: point.fitness - 2, form: point.form - 2 }));
const ticks = [
  { at: 0, label: "Jan" },
  { at: 31, label: "Feb" },
  { at: 59, label: "Mar" },
];

export const examples: Examples = {
  "half of it done": <FitnessChart planned={planned} done={done} today={39} ticks={ticks} />,
  "not begun": <FitnessChart planned={planned} done={[]} today={-1} ticks={ticks} />,
  "with a week shown": (
    <FitnessChart planned={planned} done={done} today={39} shown={35} ticks={ticks} />
  ),
};
