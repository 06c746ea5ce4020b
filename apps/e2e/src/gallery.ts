import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const KIT = fileURLToPath(new URL("../../../packages/ui", import.meta.url));
const ADDRESS = "http://localhost/gallery/";

/** Builds the gallery of the UI kit and opens it while `use` runs. */
export async function withGallery(page: Page, use: () => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "triplan-gallery-"));
  try {
    const options = ["--base", "/gallery/", "--outDir", folder, "--logLevel", "error"];
    const vite = join(KIT, "node_modules/.bin/vite");
    const { status } = spawnSync(vite, ["build", ...options], { cwd: KIT, stdio: "inherit" });
    if (status !== 0) throw new Error("The gallery does not build");
    await page.route(`${ADDRESS}**`, (route) =>
      route.fulfill({
        path: join(folder, route.request().url().slice(ADDRESS.length) || "index.html"),
      }),
    );
    await page.goto(ADDRESS);
    await use();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
