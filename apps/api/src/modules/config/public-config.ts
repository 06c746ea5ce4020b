import type { FeatureName } from "@triplan/contract";
import { passkeyOrigin } from "../../addresses/passkey-origin.ts";
import type { Context } from "../../trpc/context.ts";

/** Server configuration for the web app; public. */
export interface PublicConfig {
  /** Features that replace the specification's placeholders. */
  features: readonly FeatureName[];
  /** Whether visitors can create accounts. */
  registration: "open" | "closed";
  /** How reset links are delivered: by mail, or by the operator. */
  passwordReset: "mail" | "operator";
  /** The only origin at which browsers accept passkeys; null if passkeys are unavailable. */
  passkeyOrigin: string | null;
}

export const publicConfig = ({ settings }: Context): PublicConfig => ({
  features: settings.features,
  registration: settings.registration,
  passwordReset: settings.passwordReset,
  passkeyOrigin: passkeyOrigin(settings.publicOrigin),
});
