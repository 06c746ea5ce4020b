import { appRouter } from "../../modules/app-router.ts";
import { fieldOf } from "./field-of.ts";

const { ["_def"]: router } = appRouter;

/** Query, mutation or subscription, by path. */
export const PROCEDURE_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(router.procedures).map(([path, procedure]) => [
    path,
    String(fieldOf(fieldOf(procedure, "_def"), "type")),
  ]),
);
