import { planFileFields } from "@triplan/contract/plan-file";
import { z } from "zod";

/** Below the origin of the server. */
export const PLAN_SCHEMA_PATH = "/api/schemas/triplan-plan-1.json";

export const planSchemaUrl = (publicOrigin: string): string => `${publicOrigin}${PLAN_SCHEMA_PATH}`;

/** The JSON Schema of plan files, made from the schema that reads them. */
export const PLAN_SCHEMA: object = z.toJSONSchema(planFileFields, { io: "input" });
