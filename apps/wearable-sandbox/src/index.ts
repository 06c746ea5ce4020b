export { startSandbox, type Sandbox } from "./start-sandbox.ts";
export type { Control } from "./control/create-control.ts";
export type { Consent } from "./control/consent.ts";
export { DEFAULT_SETTINGS, type SandboxOptions, type SandboxSettings } from "./world/options.ts";
export { SEEDED_ATHLETES } from "./athletes/athlete.ts";
