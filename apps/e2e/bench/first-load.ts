import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { atMost, figure, report, type BenchRow } from "@triplan/api/bench";

/*
 * `pnpm bench first-load`: the kB of brotli and the files that each page loads. The first pages need the scripts
 * and styles of the entry and of their own code, without what loads in the background. Needs a build.
 */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

const DIST = join(import.meta.dirname, "../../web/dist");
const ENTRY = "index.html";
/** Kilobytes of scripts and styles: quality.md, P7. */
const GOAL = 150;
const FIRST_PAGES = [
  { path: "/", module: "src/features/plan-form/create-plan.tsx", html: "index.html" },
  { path: "/auth", module: "src/features/auth/auth-page.tsx", html: "auth.html" },
];

const read = (file: string) => readFileSync(join(DIST, file));
const manifest: Record<string, Chunk> = JSON.parse(String(read(".vite/manifest.json")));

const chunkOf = (module: string): Chunk => {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no ${module}`);
  return chunk;
};

function filesOf(...modules: string[]): Set<string> {
  const needed = new Set(modules);
  for (const module of needed) for (const next of chunkOf(module).imports ?? []) needed.add(next);
  return new Set([...needed].map(chunkOf).flatMap(({ file, css = [] }) => [file, ...css]));
}

const packed = (file: string) => brotliCompressSync(read(file)).length;

/** Prints and returns the kilobytes of the files. */
function print(name: string, files: Iterable<string>): number {
  const all = [...files];
  const kilobytes = all.reduce((sum, file) => sum + packed(file), 0) / 1000;
  const size = kilobytes.toFixed(1).padStart(7);
  console.log(`${size} kB in ${String(all.length).padStart(3)} files  ${name}`);
  return kilobytes;
}

const rows: BenchRow[] = [];
const entry = filesOf(ENTRY);
print("entry", entry);
for (const { path, module, html } of FIRST_PAGES) {
  const code = print(`${path}: scripts and styles`, filesOf(ENTRY, module));
  const page = print(`${path}: HTML for a visitor`, [`visitor/${html}`]);
  rows.push(
    atMost(figure(`${path}: scripts and styles of the first page`, code, "kB"), GOAL),
    figure(`${path}: HTML for a visitor`, page, "kB"),
  );
}
console.log("\nBeyond the entry, what loads later:");
for (const [module, { isDynamicEntry }] of Object.entries(manifest)) {
  if (isDynamicEntry) {
    const beyond = [...filesOf(module)].filter((file) => !entry.has(file));
    print(module, beyond);
  }
}
report(rows);
