import { freePort } from "@triplan/api/testing";

/** Settings of a product on its own ports and in its own folder. */
export const productEnv = async (dataDir: string): Promise<NodeJS.ProcessEnv> => ({
  ...process.env,
  // Ignores settings of the developer's own Triplan.
  DATABASE_URL: "",
  // A busy machine's disk may hold a statement up for long.
  DATABASE_TIMEOUT: "60",
  PUBLIC_URL: "",
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  SANDBOX_PORT: String(await freePort()),
  NODE_ENV: "test",
  LOG_LEVEL: "warn",
});
