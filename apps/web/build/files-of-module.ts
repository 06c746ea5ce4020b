import type { Rolldown } from "vite";

/** Paths of the scripts and styles of a module's chunk, the module itself first. */
export function filesOfModule(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
  if (!first) throw new Error(`No chunk of its own for ${module}`);
  const found = new Set([first]);
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  const files = [...found].flatMap(({ fileName, viteMetadata }) =>
    [fileName].concat(Array.from(viteMetadata?.importedCss ?? [])),
  );
  return files.map((file) => `/${file}`);
}
