import { ZONES, type Discipline, type ExerciseStep, type Zone } from "@triplan/domain";
import { useMemo } from "react";
import { classes } from "../shared/classes.ts";
import { sportClass } from "../shared/sport-class.ts";
import { useUnits } from "../shared/units-context.ts";
import { stepBlocks, type StepBlock, type StepTimeline } from "./step-blocks.ts";
import { stepsInWords } from "./steps-in-words.ts";
import styles from "./StepProfile.module.css";

/** Height and opacity of a zone's block. */
const LOOK = {
  Z1: { height: 0.26, fill: 0.3 },
  Z2: { height: 0.42, fill: 0.42 },
  Z3: { height: 0.62, fill: 0.58 },
  Z4: { height: 0.82, fill: 0.74 },
  Z5: { height: 1, fill: 0.9 },
  Z6: { height: 1, fill: 0.9 },
} as const satisfies Record<Zone, { height: number; fill: number }>;

const FLOOR = 24;
const DASH_LINE = 27;
const QUARTER_HOUR = 900;
/** Gaps between blocks and between dashes, as shares of the width. */
const BLOCK_GAP = 0.008;
const DASH_GAP = 0.022;

const topOf = (zone: Zone) => FLOOR - LOOK[zone].height * (FLOOR - 1);

function endOf(block: StepBlock, total: number): number {
  const gap = Math.min(total * BLOCK_GAP, block.seconds * 0.4);
  return block.start + block.seconds - gap;
}

function fillPath({ blocks, total }: StepTimeline, zone: Zone): string {
  return blocks
    .filter((block) => block.zone === zone)
    .map((block) => `M${block.start} ${FLOOR}V${topOf(zone)}H${endOf(block, total)}V${FLOOR}Z`)
    .join("");
}

// A cap is 2 px high at any scale, so it is drawn half its width below the block's top.
const capPath = ({ blocks, total }: StepTimeline) =>
  blocks.map((block) => `M${block.start} ${topOf(block.zone) + 1}H${endOf(block, total)}`).join("");

function dashPath(total: number): string {
  const count = Math.ceil(total / QUARTER_HOUR);
  return Array.from({ length: count }, (_, quarter) => {
    const start = quarter * QUARTER_HOUR;
    const end = Math.min(total, start + QUARTER_HOUR - total * DASH_GAP);
    return `M${start} ${DASH_LINE}H${Math.max(end, start)}`;
  }).join("");
}

export interface StepProfileProps {
  discipline: Discipline;
  steps: readonly ExerciseStep[];
}

/**
 * An exercise at a glance: blocks by duration and intensity, above one dash for each quarter of an
 * hour. The text alternative is the steps in words.
 */
export function StepProfile({ discipline, steps }: StepProfileProps) {
  const units = useUnits();
  const timeline = useMemo(() => stepBlocks(steps), [steps]);
  if (timeline.total === 0) return null;
  return (
    <svg
      className={classes(styles.profile, sportClass(discipline))}
      viewBox={`0 0 ${timeline.total} 28`}
      preserveAspectRatio="none"
      role="img"
      aria-label={stepsInWords(steps, units)}
    >
      {ZONES.map((zone) => {
        const path = fillPath(timeline, zone);
        return path && <path key={zone} d={path} opacity={LOOK[zone].fill} />;
      })}
      <path className={styles.line} d={capPath(timeline)} />
      <path className={styles.line} d={dashPath(timeline.total)} opacity={0.75} />
    </svg>
  );
}
