export { createProvider } from "./create-provider.ts";
export { GARMIN_ADDRESSES } from "./garmin/addresses.ts";
export { parseExactJson } from "./json/parse-exact-json.ts";
export * from "./port/inbound-item.ts";
export * from "./port/neutral-activity.ts";
export * from "./port/provider-error.ts";
export type { ProviderOptions } from "./port/provider-options.ts";
export * from "./port/token-set.ts";
export * from "./port/wearable-provider.ts";
