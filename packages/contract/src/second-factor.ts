import { WRONG_LOGIN_CODE } from "@triplan/domain";
import { z } from "zod";
import { ownPassword } from "./account.ts";

const NO_CODE = "Please enter a code";
const MAX_TYPED = 100;
/** People type codes with spaces, hyphens and capitals. */
const SEPARATORS = /[\s-]/g;
const APP_CODE = /^\d{6}$/;
/** Crockford's base32: without i, l, o and u. */
const RECOVERY_CODE = /^[0-9a-hjkmnp-tv-z]{24}$/;

const typed = (message: string) =>
  z
    .string(NO_CODE)
    .max(MAX_TYPED, message)
    .transform((text) => text.replaceAll(SEPARATORS, "").toLowerCase())
    .refine((text) => text !== "", NO_CODE);

/** A code of an authenticator app. */
const appCode = typed("Please enter the six digits of your app").pipe(
  z.string().regex(APP_CODE, "Please enter the six digits of your app"),
);

/** The same, or a recovery code; letters that are read as digits count as those. */
const loginCode = typed(WRONG_LOGIN_CODE)
  .transform((text) => text.replaceAll("o", "0").replaceAll(/[il]/g, "1"))
  .transform((code, ctx) => {
    if (APP_CODE.test(code)) return { kind: "app" as const, code };
    if (RECOVERY_CODE.test(code)) return { kind: "recovery" as const, code };
    ctx.addIssue({
      code: "custom",
      message: "Please enter six digits, or one of your recovery codes",
    });
    return z.NEVER;
  });
export type LoginCode = z.output<typeof loginCode>;

export const startSecondFactorInput = z.object({ password: ownPassword });
export type StartSecondFactorInput = z.output<typeof startSecondFactorInput>;

export const turnOnSecondFactorInput = z.object({ code: appCode });
export type TurnOnSecondFactorInput = z.output<typeof turnOnSecondFactorInput>;

export const turnOffSecondFactorInput = z.object({ password: ownPassword, code: loginCode });
export type TurnOffSecondFactorInput = z.output<typeof turnOffSecondFactorInput>;

export const newRecoveryCodesInput = z.object({ password: ownPassword });
export type NewRecoveryCodesInput = z.output<typeof newRecoveryCodesInput>;

export const codeLoginInput = z.object({ code: loginCode });
export type CodeLoginInput = z.output<typeof codeLoginInput>;
