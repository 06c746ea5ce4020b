import { POOL_LENGTHS } from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";

const MESSAGE = `Pool length must be one of ${POOL_LENGTHS.join(", ")} m`;

/** Metres of one length of a pool; lengths of yard pools are 22.86 m (25 yd) and alike. */
export const poolLengthMeters = z
  .literal(POOL_LENGTHS, MESSAGE)
  .describe("Metres of one length. 22.86, 18.288 and 45.72 are 25, 20 and 50 yd.");
