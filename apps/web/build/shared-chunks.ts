import { join } from "node:path";
import type { Rolldown } from "vite";

const SOURCE = join(import.meta.dirname, "../src");

/** The page and its script, which must stay chunks of their own: other plugins look them up. */
const ENTRY = /index\.html|src\/main\.tsx/;

/** Schemas and their library, which forms load at the first entry. */
const SCHEMAS = /\/node_modules\/zod\/|\/packages\/contract\/src\//;

/** What opens above a page. */
const OVERLAYS = [
  /\/node_modules\/(@floating-ui|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar)\//,
  /\/@mantine\/core\/esm\/components\/(Modal|ModalBase|Drawer|Overlay|FocusTrap|ScrollArea)\//,
  /\/@mantine\/core\/esm\/components\/(Portal|Popover|Menu|Tooltip|HoverCard)\//,
  /\/packages\/ui\/src\/Dialog\//,
];

/** What a signed-in athlete opens first, and the pages that are opened without a login. */
const WEEK = ["features/week/weekly-view.tsx"];
const VISITORS = [
  "app/pages/shared-plan-route.tsx",
  "features/auth/auth-page.tsx",
  "features/plan-form/create-plan.tsx",
];

/** The modules of the pages and all that they import. */
function modulesOf(pages: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(pages.map((page) => join(SOURCE, page)));
  const missing = [...found].find((page) => !context.getModuleInfo(page));
  if (missing !== undefined) throw new Error(`The build has no ${missing}`);
  // A set also visits what is added to it meanwhile.
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** Names one chunk for what the week shares with a few other pages, none of them a visitor's. */
function sharedWithWeek(): Rolldown.CodeSplittingNameFunction {
  let modules: { week: Set<string>; visitors: Set<string> } | undefined;
  return (id, context) => {
    modules ??= { week: modulesOf(WEEK, context), visitors: modulesOf(VISITORS, context) };
    return modules.week.has(id) && !modules.visitors.has(id) ? "shared-with-week" : null;
  };
}

/**
 * Puts code that pages share into few chunks, by the number of pages: a chunk for each set of pages
 * would be hundreds of requests. What a module imports is shared at least as widely, so the chunks
 * import each other in one direction only. What the first page of a visitor never needs, however
 * many pages share it, has chunks of its own.
 */
export const sharedChunks: Rolldown.OutputOptions = {
  // The name of a small set lists its pages.
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
  codeSplitting: {
    groups: [
      { name: "entry", tags: ["$initial"], test: (id) => !ENTRY.test(id), priority: 6 },
      { name: "schemas", test: SCHEMAS, includeDependenciesRecursively: false, priority: 5 },
      {
        name: "overlays",
        test: (id) => OVERLAYS.some((part) => part.test(id)),
        includeDependenciesRecursively: false,
        priority: 5,
      },
      { name: "shared-by-many", minShareCount: 10, priority: 4 },
      { name: "shared-by-several", minShareCount: 4, priority: 3 },
      { name: sharedWithWeek(), debugName: "shared-with-week", minShareCount: 2, priority: 2 },
      { name: "shared-by-few", minShareCount: 2, entriesAware: true, priority: 1 },
    ],
  },
};
