export { testDatabase, type TestDatabase } from "./testing/test-database.ts";
