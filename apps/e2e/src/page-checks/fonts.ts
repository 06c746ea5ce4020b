import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folderOf = (url: string) => dirname(fileURLToPath(url));

const WIDE = folderOf(import.meta.resolve("dejavu-fonts-ttf/package.json"));
const NARROW = folderOf(import.meta.resolve("@expo-google-fonts/archivo-narrow/package.json"));

/** Used where a style asks for it. */
export const NARROW_FONT = "Archivo Narrow";

const folder = mkdtempSync(join(tmpdir(), "triplan-fonts-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const settings = join(folder, "fonts.conf");
writeFileSync(
  settings,
  `<?xml version="1.0"?>
<fontconfig>
  <dir>${WIDE}</dir>
  <dir>${NARROW}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
`,
);

/** Environment in which Chromium on Linux sees only these fonts, by default the wide one. */
export const ONLY_TEST_FONTS = { FONTCONFIG_FILE: settings };
