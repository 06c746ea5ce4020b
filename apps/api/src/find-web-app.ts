import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** The folder of the built web app, or null where the API is served alone. Throws where it is missing. */
export function findWebApp(setting: string | undefined): string | null {
  if (setting === "none") return null;
  const folder = setting === undefined ? BUILT : resolve(setting);
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new Error(
    `The web app is not built: ${folder} has no index.html. ` +
      "Start with `npx -y pnpm@12 start`, which builds it first.",
  );
}
