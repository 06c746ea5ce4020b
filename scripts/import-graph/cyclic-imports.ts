import type { FolderImport } from "./folder-imports.ts";

/** The imports that take part in a cycle of folders, or lead from one cycle to another. */
export function cyclicImports(imports: readonly FolderImport[]): readonly FolderImport[] {
  const sources = new Set(imports.map(({ from }) => from));
  const targets = new Set(imports.map(({ to }) => to));
  // A folder that imports nothing, or that nothing imports, is on no cycle.
  const rest = imports.filter(({ from, to }) => targets.has(from) && sources.has(to));
  return rest.length === imports.length ? imports : cyclicImports(rest);
}
