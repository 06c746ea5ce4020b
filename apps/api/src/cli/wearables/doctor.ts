import { WEARABLE } from "@triplan/domain";
import { createProvider, ProviderError } from "@triplan/wearable";
import type { WearableConfig } from "../../env/wearable-config.ts";
import type { Command, CommandTools } from "../program/command.ts";

const MAX_SKEW = 30;
const SHOWN = 4;

const masked = (secret: string) => `${secret.slice(0, SHOWN)}${"*".repeat(8)}`;

/** Prints what to register at the provider and what is wrong with the configuration. */
export const doctor: Command = {
  summary: "check the configuration and print what to register at the provider",
  run: async (tools) => {
    const { config, print } = tools;
    if (!config) {
      print(
        `No watch service is configured: ${WEARABLE.name} needs GARMIN_CLIENT_ID and its secret.`,
      );
      return false;
    }
    describe(tools, config);
    const problems = [...staticProblems(tools, config), ...(await clockProblems(tools, config))];
    for (const problem of problems) print(`PROBLEM  ${problem}`);
    if (problems.length === 0) print("No problem found.");
    return problems.length === 0;
  },
};

function describe({ print, publicUrl, dataDir, env, now }: CommandTools, config: WearableConfig) {
  const { id, clientId, apiBase, callbackHosts } = config.provider;
  const { capabilities } = createProvider({ ...config.provider, now });
  print(`Watch service   ${id === "sandbox" ? `sandbox, a stand-in for ${WEARABLE.name}` : id}`);
  print(`Client id       ${clientId}`);
  print(`API             ${apiBase.origin} (pings may point to ${callbackHosts.join(", ")})`);
  print(`Redirect URI    ${config.redirectUri.href}`);
  for (const secret of config.webhookSecrets) {
    print(`Webhook URL     ${publicUrl.origin}/api/webhooks/${id}/${masked(secret)}`);
  }
  const source = env.WEBHOOK_SECRETS ? "WEBHOOK_SECRETS" : `${dataDir}/webhook-secret`;
  print(`                (the whole secret: ${source})`);
  print(
    `Token keys      ${config.tokenKeys.map(({ id: name }) => name).join(", ")}; the first encrypts`,
  );
  print(`Permissions     needed: ${capabilities.requiredPermissions.join(", ")}`);
  print(`                for history: ${capabilities.historyPermissions.join(", ")}`);
}

function staticProblems({ publicUrl, env }: CommandTools, config: WearableConfig): string[] {
  const isReal = config.provider.id !== "sandbox";
  const { redirectUri } = config;
  const path = `/api${WEARABLE.path}/callback`;
  return [
    redirectUri.pathname !== path && `The redirect URI must have the path ${path}.`,
    redirectUri.origin !== publicUrl.origin &&
      `The redirect URI is at ${redirectUri.origin}, athletes are at ${publicUrl.origin}: they would return without their login.`,
    isReal &&
      publicUrl.protocol !== "https:" &&
      "PUBLIC_URL is not https: the provider sends webhooks to https only.",
    isReal &&
      env.TOKEN_KEYS === undefined &&
      "TOKEN_KEYS is not set: the key is stored beside the data that it encrypts.",
    config.webhookSecrets.length > 1 &&
      "Two webhook secrets are accepted: drop the old one when the new URL is registered.",
  ].filter((problem) => problem !== false);
}

async function clockProblems({ now }: CommandTools, config: WearableConfig): Promise<string[]> {
  const provider = createProvider({ ...config.provider, now });
  try {
    const theirs = await provider.clock(new AbortController().signal);
    if (!theirs) return [];
    const skew = Math.round((now().getTime() - theirs.getTime()) / 1000);
    return Math.abs(skew) > MAX_SKEW
      ? [
          `This machine's clock is ${Math.abs(skew)} s ${skew > 0 ? "ahead of" : "behind"} the provider's.`,
        ]
      : [];
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return [`The provider can't be reached: ${error.message}.`];
  }
}
