import type { Plugin } from "vite";

const USE_ID = /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;

/** The id that Mantine renders first, as in the prerendered markup. */
const REACT_ID = `import { useId as useReactId } from "react";
export function useId(staticId) {
  const reactId = useReactId();
  return typeof staticId === "string" ? staticId : \`mantine-\${reactId.replace(/:/g, "")}\`;
}
`;

/**
 * Keeps the ids that React gives: Mantine replaces each by a random one in a layout effect, which
 * renders every input of a page a second time, at once.
 */
export function mantineIds(): Plugin {
  return {
    name: "triplan:mantine-ids",
    apply: "build",
    enforce: "pre",
    load: (id) => (USE_ID.test(id) ? { code: REACT_ID, map: null } : null),
  };
}
