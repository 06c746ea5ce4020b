export { useRunFolder as setup } from "./run-folder.ts";
