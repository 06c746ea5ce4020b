import { readEnv } from "../../env/env.ts";
import { startSandboxProcess } from "../../server/startup/start-sandbox-process.ts";
import { wearableConfig } from "../../env/wearable-config.ts";

/** Starts the practice provider as `main` does, prints a line and waits to be killed. */
const [port = "", dataDir = ""] = process.argv.slice(2);
const env = readEnv({ SANDBOX_PORT: port });
const config = wearableConfig(env, { publicUrl: new URL("http://localhost:3000"), dataDir });
if (!config) throw new Error("the practice provider is used without keys");
await startSandboxProcess({ env, config, dataDir, port: 3000, onEnd: () => process.exit(1) });
process.send?.("holds");
