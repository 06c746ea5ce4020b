import type { Discipline } from "@triplan/domain";
import type { LadderId } from "../../ladders/index.ts";
import type { BrickWay, SwapWay } from "./swap-kinds.ts";

interface Way {
  kind: SwapWay;
  templateId: string;
}

/** What an easy exercise can be instead, the most useful first. */
export const EASY_WAYS: Readonly<Record<Discipline, readonly Way[]>> = {
  swim: [
    { kind: "technique", templateId: "S01" },
    { kind: "open-water", templateId: "S16" },
    { kind: "plain", templateId: "S02" },
    { kind: "recovery", templateId: "S03" },
  ],
  bike: [
    { kind: "cadence", templateId: "B06" },
    { kind: "plain", templateId: "B02" },
    { kind: "recovery", templateId: "B01" },
  ],
  run: [
    { kind: "plain", templateId: "R02" },
    { kind: "recovery", templateId: "R01" },
  ],
};

/** What a long swim can be instead of one long piece. */
export const LONG_SWIM_WAYS: readonly Way[] = [
  { kind: "pyramid", templateId: "S05" },
  { kind: "open-water", templateId: "S16" },
  { kind: "pieces", templateId: "S02" },
];

/** Easy exercises with a set of a ladder. */
export const EASY_LADDERS = {
  swim: ["swim-speed"],
  bike: [],
  run: ["run-strides"],
} as const satisfies Record<Discipline, readonly LadderId[]>;

/** What a way costs or asks for, in a sentence. */
export const WAY_COSTS = {
  plain: "Easy time and nothing else.",
  technique: "Less distance and more care for your stroke.",
  pieces: "Short rests instead of swimming on.",
  pyramid: "Some of it is steady instead of easy.",
  "open-water": "Sight every few strokes; in a pool, twice a length.",
  cadence: "Quicker pedalling for short pieces, no harder.",
  recovery: "Very easy: it rests you more and trains you less.",
  "shorter-run": "Half the running off the bike.",
  "shorter-ride": "A quarter less riding before the run.",
  apart: "No running off the bike: put the run on any day of the week.",
} as const satisfies Record<SwapWay | Exclude<BrickWay, "easy">, string>;
