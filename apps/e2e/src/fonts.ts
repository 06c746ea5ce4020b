import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folderOf = (url: string) => dirname(fileURLToPath(url));

const WIDE = {
  family: "DejaVu Sans",
  folder: folderOf(import.meta.resolve("dejavu-fonts-ttf/package.json")),
};
const NARROW = {
  family: "Archivo Narrow",
  folder: folderOf(import.meta.resolve("@expo-google-fonts/archivo-narrow/package.json")),
};

const temporary = mkdtempSync(join(tmpdir(), "triplan-fonts-"));
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

/** Writes fontconfig settings with only these fonts, the first one preferred. */
function writeSettings(name: string, fonts: readonly (typeof WIDE)[]): string {
  const path = join(temporary, `${name}.conf`);
  const families = fonts.map(({ family }) => `<family>${family}</family>`).join("");
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<fontconfig>
  ${fonts.map(({ folder }) => `<dir>${folder}</dir>`).join("")}
  <cachedir>${join(temporary, "cache")}</cachedir>
  <alias><family>sans-serif</family><prefer>${families}</prefer></alias>
</fontconfig>
`,
  );
  return path;
}

/** Environments in which Chromium on Linux sees only these fonts. */
export const FONTS = {
  wide: { FONTCONFIG_FILE: writeSettings("wide", [WIDE]) },
  narrow: { FONTCONFIG_FILE: writeSettings("narrow", [NARROW, WIDE]) },
};
