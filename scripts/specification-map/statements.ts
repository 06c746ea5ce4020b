import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const statement = z.object({
  /** Referenced by `@covers` in tests. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  statement: z.string(),
  /** How the statement is met otherwise, or why not. */
  note: z.string().optional(),
});

const sections = z.array(
  z.object({
    section: z.string(),
    groups: z.array(z.object({ group: z.string(), statements: z.array(statement) })),
  }),
);

export type Sections = z.output<typeof sections>;

/** The statements of the specification by section. */
export const readStatements = (root: string): Sections =>
  sections.parse(
    JSON.parse(readFileSync(join(root, "docs/specification-statements.json"), "utf8")),
  );
