import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "rolldown";

/** The server's own context holds its database and job queue; a client has no use for them. */
const CONTEXT = join(import.meta.dirname, "../../../apps/api/dist/trpc/context.d.ts");
const NO_CONTEXT = "export interface Context {}\nexport interface AuthedContext {}\n";

/** What `tsc -b` emits for a source file. */
const emittedFor = (source: string): string =>
  source.replace(/^(.*)\/src\/(.*)\.ts$/, "$1/dist/$2.d.ts");

/** Resolves the imports of emitted declarations to emitted declarations. */
export const emittedTypes = (): Plugin => ({
  name: "triplan:emitted-types",
  resolveId: {
    order: "pre",
    handler(specifier, importer) {
      // The row types use a few types of the query builder, which are bundled too.
      if (importer === undefined || specifier === "kysely") return null;
      if (specifier.startsWith("@triplan/")) {
        return emittedFor(createRequire(importer).resolve(specifier));
      }
      if (!specifier.startsWith(".")) return { id: specifier, external: true };
      const file = join(dirname(importer), specifier).replace(/(?<!\.d)\.[jt]s$/, ".d.ts");
      return existsSync(file) ? file : null;
    },
  },
  load: {
    order: "pre",
    handler: (id) => (id === CONTEXT ? NO_CONTEXT : null),
  },
});
