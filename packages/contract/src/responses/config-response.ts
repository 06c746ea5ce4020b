import { z } from "zod";
import { FEATURE_NAMES } from "../features.ts";

export const configResponse = z
  .object({
    features: z
      .array(z.enum(FEATURE_NAMES))
      .readonly()
      .meta({ description: "Optional features that this server has switched on" }),
    registration: z
      .enum(["open", "closed"])
      .meta({ description: "Whether visitors can create accounts" }),
    passwordReset: z
      .enum(["mail", "operator"])
      .meta({ description: "Where athletes get a link for a forgotten password" }),
    passkeyOrigin: z
      .string()
      .nullable()
      .meta({
        description: "The only address at which browsers accept passkeys of this server",
        examples: ["https://triplan.example.org"],
      }),
  })
  .meta({ id: "Config", description: "Settings of this server that clients need" });
