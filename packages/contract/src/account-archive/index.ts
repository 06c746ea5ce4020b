export * from "./account-archive.ts";
export { accountRow } from "./account-rows.ts";
