import { spawnSync } from "node:child_process";

/** The value of the option in a command, as a shell parses it. */
export function optionOf(command: string, option: string): string | undefined {
  const args = command.replace("npx -y pnpm@12", String.raw`printf '%s\n'`);
  const words = spawnSync("sh", ["-c", args], { encoding: "utf8" }).stdout.split("\n");
  return words[words.indexOf(option) + 1];
}

/** Contains characters that are special in a shell or a regular expression. */
export const TITLE = `it's "quoted" (in %) for $5 + [a|b]?`;
