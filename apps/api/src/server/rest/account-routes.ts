import {
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  deleteAccountInput,
} from "@triplan/contract";
import type { RestRoute } from "./rest-route.ts";

/** Password, logins, imported data and the end of an account. */
export const accountRoutes: readonly RestRoute[] = [
  {
    method: "PUT",
    url: "/user/password",
    calls: "account.changePassword",
    accepts: changePasswordInput,
    input: ({ body }) => body,
    summary: "Change the password; every other login ends",
  },
  {
    method: "GET",
    url: "/user/email",
    calls: "account.email",
    summary: "The user's email, and a new one that waits to be confirmed",
  },
  {
    method: "PUT",
    url: "/user/email",
    calls: "account.changeEmail",
    accepts: changeEmailInput,
    input: ({ body }) => body,
    summary: "Change the email; a server with mails mails a link to the new one first",
  },
  {
    method: "POST",
    url: "/email-confirmation",
    calls: "account.confirmEmail",
    isPublic: true,
    accepts: confirmEmailInput,
    input: ({ body }) => body,
    summary: "Confirm a new email with the token of the link that was mailed to it",
  },
  {
    method: "DELETE",
    url: "/user/email/pending",
    calls: "account.cancelEmailChange",
    summary: "Keep the present email; the mailed link is void",
  },
  {
    method: "GET",
    url: "/user/logins",
    calls: "account.logins",
    summary: "The user's logins, the current one first",
  },
  {
    method: "DELETE",
    url: "/user/logins/:id",
    calls: "account.endLogin",
    input: ({ id }) => ({ loginId: id }),
    summary: "End a login",
  },
  {
    method: "DELETE",
    url: "/user/logins",
    calls: "account.endOtherLogins",
    summary: "End every login but this one",
  },
  {
    method: "GET",
    url: "/user/deletion",
    calls: "account.previewDeletion",
    summary: "What deleting the account takes, and when",
  },
  {
    method: "POST",
    url: "/user/deletion",
    calls: "account.delete",
    accepts: deleteAccountInput,
    input: ({ body }) => body,
    summary: "Delete the account in 14 days; logging in before then keeps it",
  },
  {
    method: "GET",
    url: "/user/import",
    calls: "accountImport.get",
    summary: "Whether the account can take an archive, and the one that is or was imported",
  },
  {
    method: "POST",
    url: "/user/import/:id/start",
    calls: "accountImport.start",
    input: ({ id }) => ({ importId: id }),
    summary: "Import an uploaded archive: all of it or nothing, once",
  },
  {
    method: "DELETE",
    url: "/user/import/:id",
    calls: "accountImport.discard",
    input: ({ id }) => ({ importId: id }),
    summary: "Forget an uploaded archive; what was imported stays",
  },
];
