import type { FeatureName } from "@triplan/contract";
import type { Context } from "../../context.ts";

/** What the web app must know of how this server is set up; open to everyone. */
export interface PublicConfig {
  /** Real parts that take the place of the specification's placeholders. */
  features: readonly FeatureName[];
}

/** The part of the settings that is no secret. */
export const publicConfig = ({ settings }: Context): PublicConfig => ({
  features: settings.features,
});
