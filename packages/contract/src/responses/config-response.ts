import { z } from "zod";
import { FEATURE_NAMES } from "../features.ts";

export const configResponse = z
  .object({ features: z.array(z.enum(FEATURE_NAMES)).readonly() })
  .meta({ id: "Config", description: "Optional features that this server has switched on" });
