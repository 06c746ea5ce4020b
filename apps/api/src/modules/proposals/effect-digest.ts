import { createHash } from "node:crypto";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";

const LENGTH = 16;

/** Names an effect: the same weeks and exercises give the same digest. */
export const effectDigest = ({ weeks, exercises }: Pick<PlanEffect, "weeks" | "exercises">) =>
  createHash("sha256")
    .update(JSON.stringify([weeks, exercises]))
    .digest("base64url")
    .slice(0, LENGTH);
