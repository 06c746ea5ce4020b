import { sampleSeconds, type ActivityStream, type StreamField } from "./activity-stream.ts";
import { normalizedPower } from "./power.ts";

/** How output and heart rate go together in a steady piece; null without one. */
export interface Steadiness {
  /** Output per heartbeat: normalized watts, or metres per second, divided by beats per minute. */
  efficiency: number | null;
  /** Percent by which that falls from the first to the second half of an hour or more. */
  decoupling: number | null;
}

const WARM_UP_SECONDS = 10 * 60;
const BLOCK_SECONDS = 5 * 60;
const MIN_EFFICIENCY_BLOCKS = 6;
const MIN_DECOUPLING_BLOCKS = 12;
/** The output of each block is this close to the mean. */
const MAX_OFF_MEAN = 0.1;

interface Block {
  /** Indexes of its first sample and of the one after its last. */
  from: number;
  to: number;
  output: number;
  heartRate: number;
}

/** Efficiency and decoupling after the warm-up, if the output was steady from there on. */
export function steadiness(stream: ActivityStream, field: StreamField): Steadiness {
  const blocks = blocksOf(stream, field);
  const mean = meanOf(blocks, "output");
  const isSteady =
    blocks.length >= MIN_EFFICIENCY_BLOCKS &&
    blocks.every(({ output }) => Math.abs(output / mean - 1) <= MAX_OFF_MEAN);
  if (!isSteady) return { efficiency: null, decoupling: null };
  const half = Math.floor(blocks.length / 2);
  const ratioOf = (part: readonly Block[]) =>
    outputOf(part, stream, field) / meanOf(part, "heartRate");
  const [first, second] = [ratioOf(blocks.slice(0, half)), ratioOf(blocks.slice(-half))];
  const decoupling = Math.round((1000 * (first - second)) / first) / 10;
  return {
    efficiency: Math.round(100_000 * ratioOf(blocks)) / 100_000,
    decoupling: blocks.length >= MIN_DECOUPLING_BLOCKS ? decoupling : null,
  };
}

/** Normalized power of a ride, which counts surges as what they cost; else the mean. */
function outputOf(blocks: readonly Block[], stream: ActivityStream, field: StreamField): number {
  const mean = meanOf(blocks, "output");
  if (field !== "power") return mean;
  const [from, to] = [blocks[0]?.from, blocks.at(-1)?.to];
  const part = { time: stream.time.slice(from, to), power: stream.power?.slice(from, to) ?? [] };
  return normalizedPower(part) ?? mean;
}

const meanOf = (blocks: readonly Block[], key: "output" | "heartRate"): number =>
  blocks.reduce((sum, block) => sum + block[key], 0) / Math.max(1, blocks.length);

/** Whole blocks of the seconds in which both were measured. */
function blocksOf(stream: ActivityStream, field: StreamField): Block[] {
  const seconds = sampleSeconds(stream);
  const blocks: Block[] = [];
  let from: number | null = null;
  let inBlock = 0;
  let output = 0;
  let beats = 0;
  for (const [index, at] of stream.time.entries()) {
    const [value, heartRate] = [stream[field]?.[index] ?? null, stream.heartRate?.[index] ?? null];
    if (at < WARM_UP_SECONDS || value === null || heartRate === null) continue;
    from ??= index;
    const length = seconds[index] ?? 0;
    output += value * length;
    beats += heartRate * length;
    inBlock += length;
    if (inBlock < BLOCK_SECONDS) continue;
    blocks.push({ from, to: index + 1, output: output / inBlock, heartRate: beats / inBlock });
    from = null;
    inBlock = 0;
    output = 0;
    beats = 0;
  }
  return blocks;
}
