import { fileURLToPath } from "node:url";

export interface Part {
  name: string;
  file: string;
  /** Arguments of a trial with the least rounds. */
  least: readonly string[];
}

const inFolder =
  (folder: string) =>
  (name: string, ...least: string[]): Part => ({
    name,
    file: fileURLToPath(new URL(`${folder}/${name}.ts`, import.meta.url)),
    least,
  });
const server = inFolder("..");
/** In a browser, or of what it loads: needs a build of the web app. */
const browser = inFolder("../../../e2e/bench");

/** In the order in which they run. */
export const PARTS: readonly Part[] = [
  server("generate-plan", "12"),
  server("create-plan", "5"),
  server("adjust-preview", "5"),
  server("requests", "--rounds", "1", "--seconds", "0.3"),
  server("webhooks", "500"),
  server("import-files", "50"),
  server("growth", "--athletes", "10,1000"),
  server("start", "1"),
  server("memory", "--seconds", "5"),
  browser("first-load"),
  browser("pages", "--runs", "1"),
  browser("form-preview", "4"),
  browser("placing", "--weeks", "1"),
  browser("season-scroll", "--runs", "1"),
];
