import { changePasswordInput, deleteAccountInput, endLoginInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount, previewDeletion } from "./delete-account.ts";
import { endLogin, endOtherLogins, readLogins } from "./logins.ts";

export const accountRouter = router({
  changePassword: authedProcedure
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  logins: authedProcedure.query(({ ctx }) => readLogins(ctx)),
  endLogin: authedProcedure.input(endLoginInput).mutation(({ ctx, input }) => endLogin(ctx, input)),
  endOtherLogins: authedProcedure.mutation(({ ctx }) => endOtherLogins(ctx)),
  previewDeletion: authedProcedure.query(({ ctx }) => previewDeletion(ctx)),
  delete: authedProcedure
    .input(deleteAccountInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
