import type { SKRSContext2D } from "@napi-rs/canvas";
import type { PreviewFacts } from "./preview-facts.ts";

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Week = PreviewFacts["weeks"][number];

/** The colours of the phases in the light theme; taper and race are outlined. */
const PHASE = {
  base: { fill: "#8995a6", line: "#8995a6" },
  build: { fill: "#5e6f88", line: "#5e6f88" },
  peak: { fill: "#2e3f58", line: "#2e3f58" },
  taper: { fill: "#edf0f4", line: "#8995a6" },
  race: { fill: "#edf0f4", line: "#8995a6" },
} as const satisfies Record<Week["phase"], { fill: string; line: string }>;

const MIN_BAR = 4;
const HATCH = 9;
const LINE = 2;
/** A plan of few weeks has bars that still look like bars. */
const MAX_BAR = 96;

/** The hours of each week, recovery weeks hatched, as on the page of the plan. */
export function drawBars(context: SKRSContext2D, weeks: readonly Week[], frame: Frame): void {
  const { left, right, top, bottom } = frame;
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  const gap = weeks.length > 60 ? 1 : weeks.length > 30 ? 2 : 6;
  const width = Math.min(MAX_BAR, (right - left - gap * (weeks.length - 1)) / weeks.length);
  for (const [at, week] of weeks.entries()) {
    const height = Math.max(MIN_BAR, (week.minutes / most) * (bottom - top));
    const bar = { x: left + at * (width + gap), y: bottom - height, width, height };
    drawBar(context, week, bar);
  }
}

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawBar(context: SKRSContext2D, { phase, isRecovery }: Week, bar: Bar): void {
  const { x, y, width, height } = bar;
  const { fill, line } = PHASE[phase];
  const radius = Math.min(6, width / 3);
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, [radius, radius, 0, 0]);
  context.clip();
  context.fillStyle = isRecovery ? "#ffffff" : fill;
  context.fillRect(x, y, width, height);
  context.strokeStyle = line;
  context.lineWidth = LINE;
  if (isRecovery) hatch(context, bar);
  context.restore();
  if (!isRecovery && fill === line) return;
  context.strokeStyle = line;
  context.lineWidth = LINE;
  context.beginPath();
  context.roundRect(x + 1, y + 1, width - 2, height - 2, [radius, radius, 0, 0]);
  context.stroke();
}

function hatch(context: SKRSContext2D, { x, y, width, height }: Bar): void {
  context.beginPath();
  for (let offset = 0; offset < width + height; offset += HATCH) {
    context.moveTo(x + offset, y);
    context.lineTo(x + offset - height, y + height);
  }
  context.stroke();
}
