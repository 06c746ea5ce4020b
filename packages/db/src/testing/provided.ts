/** What the global setup hands to every test file. */
export interface TestServer {
  /** URL of a superuser of the server that the tests run on. */
  superuserUrl: string;
  /** A migrated, empty database that nobody is connected to, for `create database … template`. */
  template: string;
  /** Begins the name of every database that this run makes. */
  prefix: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}
