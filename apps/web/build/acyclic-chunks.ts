import type { Plugin, Rolldown } from "vite";

/** Chunks that import each other, the first one again at the end; empty if none do. */
export function importCycle(chunks: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const follow = (path: readonly string[], chunk: string): string[] => {
    if (path.includes(chunk)) return [...path.slice(path.indexOf(chunk)), chunk];
    if (done.has(chunk)) return [];
    for (const next of chunks.get(chunk) ?? []) {
      const cycle = follow([...path, chunk], next);
      if (cycle.length > 0) return cycle;
    }
    done.add(chunk);
    return [];
  };
  for (const chunk of chunks.keys()) {
    const cycle = follow([], chunk);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

const importsOf = (bundle: Rolldown.OutputBundle): Map<string, string[]> =>
  new Map(
    Object.values(bundle)
      .filter((file) => file.type === "chunk")
      .map(({ fileName, imports }) => [fileName, imports]),
  );

/** Fails the build if chunks import each other: a module could run before what it needs. */
export function acyclicChunks(): Plugin {
  return {
    name: "triplan:acyclic-chunks",
    generateBundle(_options, bundle) {
      const cycle = importCycle(importsOf(bundle));
      if (cycle.length > 0) this.error(`Chunks import each other: ${cycle.join(" → ")}`);
    },
  };
}
