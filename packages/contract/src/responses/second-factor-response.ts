import { z } from "zod";
import { instant, textLike } from "./fields.ts";

export const secondFactorResponse = z
  .object({
    isAvailable: z
      .boolean()
      .meta({ description: "False on a server that can't keep keys of apps" }),
    enabledAt: instant.nullable().meta({ description: "Null while it is off" }),
    recoveryCodes: z
      .int()
      .min(0)
      .meta({ description: "Recovery codes that were not used", examples: [10] }),
  })
  .meta({ id: "SecondFactor" });

export const newSecondFactorResponse = z
  .object({
    secret: textLike("R5V7UPRNJNC2Z7JXS574CSQ2343FHVAR", "160 bits in base32"),
    uri: textLike(
      "otpauth://totp/Triplan:iris%40example.com?issuer=Triplan&secret=R5V7UPRNJNC2Z7JXS574CSQ2343FHVAR&algorithm=SHA1&digits=6&period=30",
      "The same for a QR code",
    ),
  })
  .meta({ id: "NewSecondFactor" });

export const recoveryCodesResponse = z
  .object({
    recoveryCodes: z.array(textLike("7k2m-qd4x-9d4w-nh8p-0r5t-v3ze")).meta({
      description: "Each completes one login in place of a code of the app; shown only once",
    }),
  })
  .meta({ id: "RecoveryCodes" });

export const removedSecondFactorResponse = z
  .object({ removed: z.literal(true) })
  .meta({ id: "RemovedSecondFactor" });
