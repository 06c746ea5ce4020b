import type { Rolldown } from "vite";

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
      { name: "entry", tags: ["$initial"], test: (id) => !ENTRY.test(id), priority: 5 },
      { name: "schemas", test: SCHEMAS, includeDependenciesRecursively: false, priority: 4 },
      {
        name: "overlays",
        test: (id) => OVERLAYS.some((part) => part.test(id)),
        includeDependenciesRecursively: false,
        priority: 4,
      },
      { name: "shared-by-many", minShareCount: 10, priority: 3 },
      { name: "shared-by-several", minShareCount: 4, priority: 2 },
      { name: "shared-by-few", minShareCount: 2, entriesAware: true, priority: 1 },
    ],
  },
};
