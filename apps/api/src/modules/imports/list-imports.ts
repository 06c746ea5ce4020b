import { listImports as list, type ImportSummary } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";

const MAX_SHOWN = 50;

/** The newest imports with the number of their files by outcome. */
export const listImports = ({ db, userId }: AuthedContext): Promise<ImportSummary[]> =>
  list(db, { userId, limit: MAX_SHOWN });
