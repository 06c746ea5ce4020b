import { spawnSync } from "node:child_process";

/** The value of the option in a command, as a shell passes it on. */
export function optionOf(command: string, option: string): string | undefined {
  const args = command.replace("npx -y pnpm@12", String.raw`printf '%s\n'`);
  const words = spawnSync("sh", ["-c", args], { encoding: "utf8" }).stdout.split("\n");
  return words[words.indexOf(option) + 1];
}

/** Has what means something else to a shell or in a regular expression. */
export const TITLE = `it's "quoted" (in %) for $5 + [a|b]?`;
