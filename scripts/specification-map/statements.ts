import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const statement = z.object({
  /** Named by `@covers` in tests. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  statement: z.string(),
  /** What is met in another way, or not. */
  note: z.string().optional(),
});

const sections = z.array(
  z.object({
    section: z.string(),
    groups: z.array(z.object({ group: z.string(), statements: z.array(statement) })),
  }),
);

export type Sections = z.output<typeof sections>;

/** The statements of the specification, section by section. */
export const readStatements = (root: string): Sections =>
  sections.parse(
    JSON.parse(readFileSync(join(root, "docs/specification-statements.json"), "utf8")),
  );
