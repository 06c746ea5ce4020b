import type { Servers } from "./databases.ts";

/** Values from the global setup for every test file. */
export interface TestServer extends Servers {
  /** The port of PgBouncer before the server; null if tests connect directly. */
  poolerPort: string | null;
  /** A migrated, empty database without connections, for `create database … template`. */
  template: string;
  /** Prefix of every database of this run. */
  prefix: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}
