import type { Context } from "../../trpc/context.ts";

/** Whether the server can send mails. The setting names what visitors see of it. */
export const sendsMails = ({ settings }: Pick<Context, "settings">): boolean =>
  settings.passwordReset === "mail";
