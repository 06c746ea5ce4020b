import {
  addPasskeyInput,
  passkeyLoginInput,
  removePasskeyInput,
  renamePasskeyInput,
  startPasskeyInput,
} from "@triplan/contract";
import { authedProcedure, publicProcedure, router } from "../../trpc/init.ts";
import { addPasskey, startPasskey } from "./add-passkey.ts";
import { changePasskeyName, readPasskeys, removePasskey } from "./own-passkeys.ts";
import { passkeyLogin, startPasskeyLogin } from "./passkey-login.ts";

export const passkeysRouter = router({
  list: authedProcedure.query(({ ctx }) => readPasskeys(ctx)),
  start: authedProcedure
    .input(startPasskeyInput)
    .mutation(({ ctx, input }) => startPasskey(ctx, input)),
  add: authedProcedure.input(addPasskeyInput).mutation(({ ctx, input }) => addPasskey(ctx, input)),
  rename: authedProcedure
    .input(renamePasskeyInput)
    .mutation(({ ctx, input }) => changePasskeyName(ctx, input)),
  remove: authedProcedure
    .input(removePasskeyInput)
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
  startLogin: publicProcedure.mutation(({ ctx }) => startPasskeyLogin(ctx)),
  login: publicProcedure
    .input(passkeyLoginInput)
    .mutation(({ ctx, input }) => passkeyLogin(ctx, input)),
});
