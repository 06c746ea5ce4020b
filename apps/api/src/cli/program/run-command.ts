import type { CommandTools, Program } from "./command.ts";

/** Runs the named command, the main one, or lists all commands; returns whether it succeeded. */
export async function runCommand(
  { name: program, commands, main }: Program,
  tools: CommandTools,
  words: readonly string[],
): Promise<boolean> {
  const [name = "", ...args] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(tools, args);
  if (main) return main.run(tools, words);
  for (const [known, { summary }] of Object.entries(commands)) {
    tools.print(`pnpm ${program} ${known.padEnd(14)} ${summary}`);
  }
  return false;
}
