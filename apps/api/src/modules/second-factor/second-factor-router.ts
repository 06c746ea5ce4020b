import {
  codeLoginInput,
  newRecoveryCodesInput,
  startSecondFactorInput,
  turnOffSecondFactorInput,
  turnOnSecondFactorInput,
} from "@triplan/contract";
import { authedProcedure, publicProcedure, router } from "../../trpc/init.ts";
import { codeLogin } from "./code-login.ts";
import { readSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from "./own-second-factor.ts";
import { startSecondFactor, turnOnSecondFactor } from "./set-up.ts";

export const secondFactorRouter = router({
  read: authedProcedure.query(({ ctx }) => readSecondFactor(ctx)),
  start: authedProcedure
    .input(startSecondFactorInput)
    .mutation(({ ctx, input }) => startSecondFactor(ctx, input)),
  turnOn: authedProcedure
    .input(turnOnSecondFactorInput)
    .mutation(({ ctx, input }) => turnOnSecondFactor(ctx, input)),
  renewCodes: authedProcedure
    .input(newRecoveryCodesInput)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  turnOff: authedProcedure
    .input(turnOffSecondFactorInput)
    .mutation(({ ctx, input }) => turnOffSecondFactor(ctx, input)),
  login: publicProcedure.input(codeLoginInput).mutation(({ ctx, input }) => codeLogin(ctx, input)),
});
