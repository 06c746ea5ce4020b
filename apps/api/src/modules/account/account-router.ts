import {
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  deleteAccountInput,
  endLoginInput,
} from "@triplan/contract";
import { authedProcedure, countCall, publicProcedure, router } from "../../trpc/init.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import { deleteAccount, previewDeletion } from "./delete-account.ts";
import { cancelEmailChange, changeEmail, readEmail } from "./email-change.ts";
import { endLogin, endOtherLogins, readLogins } from "./logins.ts";

export const accountRouter = router({
  changePassword: authedProcedure
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  email: authedProcedure.query(({ ctx }) => readEmail(ctx)),
  changeEmail: authedProcedure
    .use(countCall)
    .input(changeEmailInput)
    .mutation(({ ctx, input }) => changeEmail(ctx, input)),
  cancelEmailChange: authedProcedure.mutation(({ ctx }) => cancelEmailChange(ctx)),
  confirmEmail: publicProcedure
    .input(confirmEmailInput)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  logins: authedProcedure.query(({ ctx }) => readLogins(ctx)),
  endLogin: authedProcedure.input(endLoginInput).mutation(({ ctx, input }) => endLogin(ctx, input)),
  endOtherLogins: authedProcedure.mutation(({ ctx }) => endOtherLogins(ctx)),
  previewDeletion: authedProcedure.query(({ ctx }) => previewDeletion(ctx)),
  delete: authedProcedure
    .input(deleteAccountInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
