import {
  addPasskeyInput,
  passkeyLoginInput,
  removePasskeyInput,
  renamePasskeyInput,
  startPasskeyInput,
} from "@triplan/contract";
import type { RestRoute } from "./rest-route.ts";

/** Passkeys of the account, and logging in with one. */
export const passkeyRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    url: "/login/passkey/options",
    calls: "passkeys.startLogin",
    isPublic: true,
    summary: "What navigator.credentials.get needs to log in with a passkey",
  },
  {
    method: "POST",
    url: "/login/passkey",
    calls: "passkeys.login",
    isPublic: true,
    accepts: passkeyLoginInput,
    input: ({ body }) => body,
    summary: "Log in with a passkey",
  },
  {
    method: "GET",
    url: "/user/passkeys",
    calls: "passkeys.list",
    summary: "The user's passkeys, oldest first",
  },
  {
    method: "POST",
    url: "/user/passkeys/options",
    calls: "passkeys.start",
    accepts: startPasskeyInput,
    input: ({ body }) => body,
    summary: "What navigator.credentials.create needs to make a passkey for this account",
  },
  {
    method: "POST",
    url: "/user/passkeys",
    calls: "passkeys.add",
    accepts: addPasskeyInput,
    input: ({ body }) => body,
    status: 201,
    summary: "Add the passkey that was made for this login's options",
  },
  {
    method: "PATCH",
    url: "/user/passkeys/:id",
    calls: "passkeys.rename",
    accepts: renamePasskeyInput.omit({ passkeyId: true }),
    input: ({ id, body }) => ({ ...body, passkeyId: id }),
    summary: "Rename a passkey",
  },
  {
    method: "POST",
    url: "/user/passkeys/:id/remove",
    calls: "passkeys.remove",
    accepts: removePasskeyInput.omit({ passkeyId: true }),
    input: ({ id, body }) => ({ ...body, passkeyId: id }),
    summary: "Remove a passkey; present logins go on",
  },
];
