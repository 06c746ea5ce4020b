import { credentialsInput, requestResetInput, resetPasswordInput } from "@triplan/contract";
import { countCall, publicProcedure, router } from "../../trpc/init.ts";
import { currentUser } from "./current-user.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { register } from "./register.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";

export const authRouter = router({
  me: publicProcedure.query(({ ctx }) => currentUser(ctx)),
  login: publicProcedure.input(credentialsInput).mutation(({ ctx, input }) => login(ctx, input)),
  register: publicProcedure
    .use(countCall)
    .input(credentialsInput)
    .mutation(({ ctx, input }) => register(ctx, input)),
  requestReset: publicProcedure
    .use(countCall)
    .input(requestResetInput)
    .mutation(({ ctx, input }) => requestReset(ctx, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  logout: publicProcedure.mutation(({ ctx }) => logout(ctx)),
});
