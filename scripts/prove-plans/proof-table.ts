import type { Proof, ProofLine } from "./prove-plans.ts";

export function proofTable({ plans, seed, lines, times, longTimes }: Proof): string {
  const broken = lines.filter((line) => line.broken > 0);
  return [
    `${plans} plans of random requests, seed ${seed}`,
    "",
    row("rule or law", "judged", "broken", "what it says"),
    ...lines.map(({ id, judged, broken: count, title, source }) =>
      row(id, String(judged), String(count), `${title} (${source})`),
    ),
    "",
    `generating: ${timesText(times)}`,
    `52 weeks and more: ${timesText(longTimes)}`,
    ...broken.flatMap(exampleLines),
  ].join("\n");
}

const row = (id: string, judged: string, broken: string, title: string) =>
  `${id.padEnd(22)}${judged.padStart(9)}${broken.padStart(8)}  ${title}`;

const exampleLines = ({ id, example }: ProofLine) => ["", `${id}: ${JSON.stringify(example)}`];

function timesText(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const [middle, late, last] = [at(0.5), at(0.99), at(1)].map((time) => time.toFixed(1));
  return `${times.length} plans, p50 ${middle} ms, p99 ${late} ms, slowest ${last} ms`;
}
