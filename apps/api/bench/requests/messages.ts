import { z } from "zod";

/** Where the measured process listens. */
export const portsMessage = z.object({ product: z.number(), bare: z.number() });
export type Ports = z.infer<typeof portsMessage>;

/** Microseconds of processor time and the product's statements so far. */
export const metersMessage = z.object({ processor: z.number(), statements: z.number() });
export type Meters = z.infer<typeof metersMessage>;
