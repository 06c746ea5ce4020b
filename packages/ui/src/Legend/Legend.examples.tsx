import type { Examples } from "../gallery/example.ts";
import { Legend, Swatch, type SwatchKind } from "./Legend.tsx";

const KINDS: readonly SwatchKind[] = [
  "fill",
  "outline",
  "hatch",
  "no-record",
  "line",
  "dashed",
  "band",
];

export const examples: Examples = {
  "each kind": (
    <Legend items={KINDS.map((kind) => ({ name: kind, sign: <Swatch kind={kind} /> }))} />
  ),
  "with counts": (
    <Legend items={[{ name: "as planned", sign: <Swatch kind="fill" />, count: 12 }]} />
  ),
};
