import type { Program } from "../program/command.ts";
import { deadWebhooks } from "./dead-webhooks.ts";
import { doctor } from "./doctor.ts";
import { rotateKeys } from "./rotate-keys.ts";

/** Operates the watch service. */
export const WEARABLES: Program = {
  name: "wearables",
  commands: { doctor, "keys:rotate": rotateKeys, "webhooks:dead": deadWebhooks },
};
