import { dirname } from "node:path";
import type { FileImport } from "./file-imports.ts";

interface Edge extends FileImport {
  from: string;
  to: string;
}

/** The edges that take part in a cycle, or lead from one cycle to another. */
function onCycles(edges: readonly Edge[]): readonly Edge[] {
  const sources = new Set(edges.map(({ from }) => from));
  const targets = new Set(edges.map(({ to }) => to));
  // What imports nothing, or what nothing imports, is on no cycle.
  const rest = edges.filter(({ from, to }) => targets.has(from) && sources.has(to));
  return rest.length === edges.length ? edges : onCycles(rest);
}

/** The imports that form cycles of files. */
export const cyclicImports = (imports: readonly FileImport[]): readonly FileImport[] =>
  onCycles(imports.map((one) => ({ ...one, from: one.importer, to: one.imported })));

/** The imports that form cycles of folders. */
export const cyclicFolderImports = (imports: readonly FileImport[]): readonly FileImport[] =>
  onCycles(
    imports
      .map((one) => ({ ...one, from: dirname(one.importer), to: dirname(one.imported) }))
      .filter(({ from, to }) => from !== to),
  );
