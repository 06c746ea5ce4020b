import { resolve } from "node:path";
import { EnvError, readEnv, type Env } from "../../env/env.ts";
import { checkBackups } from "./check-backups.ts";
import { checkData } from "./check-data.ts";
import { checkDatabaseServer } from "./check-database-server.ts";
import { checkMail } from "./check-mail.ts";
import { checkSecrets } from "./check-secrets.ts";
import { checkServer } from "./check-server.ts";
import { attempt, ok, problem, type Finding } from "./finding.ts";

/** Checks the installation of these settings, and changes nothing; returns whether no problem was found. */
export async function runDoctor(
  source: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<boolean> {
  const findings = await examine(source);
  for (const { level, check, text } of findings) {
    print(`${level.padEnd(8)} ${check.padEnd(10)} ${text}`);
  }
  const count = (level: Finding["level"]) => findings.filter((each) => each.level === level).length;
  const [problems, warnings] = [count("problem"), count("warning")];
  print(`${counted(problems, "problem")}, ${counted(warnings, "warning")}`);
  return problems === 0;
}

const counted = (number: number, thing: string) => `${number} ${thing}${number === 1 ? "" : "s"}`;

async function examine(source: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  const env = settingsOf(source);
  if (Array.isArray(env)) return env;
  const dataDir = resolve(env.DATA_DIR);
  const found = await Promise.all([
    attempt("server", () => checkServer(env)),
    attempt("database", () => checkDatabaseServer(env, dataDir)),
    attempt("secrets", () => checkSecrets(env, dataDir)),
    attempt("data", () => checkData(dataDir)),
    attempt("backups", () => checkBackups(env, new Date())),
    attempt("mail", () => checkMail(env)),
  ]);
  return [ok("settings", "All settings can be read"), ...found.flat()];
}

function settingsOf(source: Readonly<Record<string, string | undefined>>): Env | Finding[] {
  try {
    return readEnv(source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const [, ...lines] = error.message.split("\n");
    return lines.map((line) => problem("settings", line.trim()));
  }
}
