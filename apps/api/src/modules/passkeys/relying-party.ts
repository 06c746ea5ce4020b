import { DomainError, NO_PASSKEYS_HERE } from "@triplan/domain";
import { passkeyOrigin } from "../../addresses/passkey-origin.ts";
import type { Context } from "../../trpc/context.ts";

export interface RelyingParty {
  /** Host name: passkeys are bound to it. */
  id: string;
  origin: string;
}

/** Where browsers accept passkeys of this server. Throws a DomainError if its address has none. */
export function relyingParty({ settings }: Pick<Context, "settings">): RelyingParty {
  const origin = passkeyOrigin(settings.publicOrigin);
  if (origin === null) throw new DomainError("forbidden", NO_PASSKEYS_HERE);
  return { id: new URL(origin).hostname, origin };
}
