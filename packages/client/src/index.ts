export { createTriplanClient, type TriplanClient } from "./create-triplan-client.ts";
export { triplanLink, type LinkOptions } from "./triplan-link.ts";
export type { AppRouter } from "@triplan/api/router";
