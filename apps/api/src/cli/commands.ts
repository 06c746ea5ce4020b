import type { Command, CommandTools } from "./command.ts";
import { deadWebhooks } from "./dead-webhooks.ts";
import { doctor } from "./doctor.ts";
import { rotateKeys } from "./rotate-keys.ts";

/** The commands of `pnpm wearables`. */
const COMMANDS: Readonly<Record<string, Command>> = {
  doctor,
  "keys:rotate": rotateKeys,
  "webhooks:dead": deadWebhooks,
};

/** Runs the named command or lists all commands; returns whether it succeeded. */
export async function runCommand(tools: CommandTools, words: readonly string[]): Promise<boolean> {
  const [name = "", ...args] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command.run(tools, args);
  for (const [known, { summary }] of Object.entries(COMMANDS)) {
    tools.print(`pnpm wearables ${known.padEnd(14)} ${summary}`);
  }
  return false;
}
