import { z } from "zod";
import { instant, rowId, textLike } from "./fields.ts";

export const loginsResponse = z.array(
  z
    .object({
      id: rowId,
      createdAt: instant,
      lastSeenAt: instant.meta({ description: "Within an hour" }),
      device: textLike("Firefox on Linux", "Null if the browser does not say").nullable(),
      isCurrent: z.boolean().meta({ description: "True for the login of this request" }),
    })
    .meta({ id: "Login" }),
);

export const endedLoginsResponse = z
  .object({ ended: z.int().min(0).meta({ description: "Logins that ended" }) })
  .meta({ id: "EndedLogins" });

export const accountDeletionResponse = z
  .object({
    plans: z.int().min(0),
    exercises: z.int().min(0),
    activities: z.int().min(0),
    recordingBytes: z.int().min(0).meta({ description: "Samples of recordings, compressed" }),
    deletesAt: instant.meta({ description: "Logging in before then keeps the account" }),
  })
  .meta({ id: "AccountDeletion", description: "What goes with the account, and when" });
