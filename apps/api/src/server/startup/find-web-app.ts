import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("../../../../web/dist", import.meta.url));

/** Folder of the built web app, or null to serve the API only. Throws if the folder is missing. */
export function findWebApp(setting: string | undefined): string | null {
  if (setting === "none") return null;
  const folder = setting === undefined ? BUILT : resolve(setting);
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new Error(
    `The web app is not built: ${folder} has no index.html. ` +
      "Start with `npx -y pnpm@12 start`, which builds it first.",
  );
}
