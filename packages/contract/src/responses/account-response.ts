import { z } from "zod";
import { archiveSummary } from "../account-archive/index.ts";
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

export const requestedResetResponse = z
  .object({
    isRequested: z.literal(true).meta({ description: "Also if no account has this address" }),
  })
  .meta({ id: "RequestedReset" });

const email = textLike("iris@example.com", "An email address");

export const emailResponse = z
  .object({
    username: email,
    pending: z
      .object({ username: email, expiresAt: instant })
      .nullable()
      .meta({ description: "The new address, until the link that was mailed to it is opened" }),
  })
  .meta({ id: "Email" });

export const confirmedEmailResponse = z.object({ username: email }).meta({ id: "ConfirmedEmail" });

export const accountDeletionResponse = z
  .object({
    plans: z.int().min(0),
    exercises: z.int().min(0),
    activities: z.int().min(0),
    recordingBytes: z.int().min(0).meta({ description: "Samples of recordings, compressed" }),
    deletesAt: instant.meta({ description: "Logging in before then keeps the account" }),
  })
  .meta({ id: "AccountDeletion", description: "What goes with the account, and when" });

export const accountImportResponse = z
  .object({
    obstacle: textLike(
      "An archive needs an empty account. This one holds 2 plans.",
      "Why the account can't take an archive; null for an empty one",
    ).nullable(),
    archive: archiveSummary
      .extend({
        id: rowId,
        status: z
          .enum(["checked", "running", "done", "failed"])
          .meta({ description: "checked: waits to be confirmed, for a day" }),
        storedRows: z.int().min(0).meta({ description: "Of its rows, while it runs" }),
        error: textLike(
          "This archive has a mistake in plans.json, row 3: raceDate: must be a date such as 2027-05-08.",
          "Why it failed; then nothing is imported",
        ).nullable(),
      })
      .nullable()
      .meta({ description: "The archive that is or was imported" }),
  })
  .meta({ id: "AccountImport" });
