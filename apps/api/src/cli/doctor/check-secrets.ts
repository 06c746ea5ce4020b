import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "../../env/env.ts";
import { isOpenToOthers } from "../../modules/backup/save-backup.ts";
import { ok, problem, warning, type Finding } from "./finding.ts";

const FILES = ["session-secret", "webhook-secret", "token-key", "sandbox-key", "postgres-password"];
/** Random text of 32 characters has more, typed text often fewer. */
const MIN_DISTINCT = 12;

const isGuessable = (secret: string) => new Set(secret).size < MIN_DISTINCT;

/** Whether secrets are strong, and their files readable by their owner alone. */
export async function checkSecrets(env: Env, dataDir: string): Promise<Finding[]> {
  const files = FILES.map((name) => join(dataDir, name)).filter((path) => existsSync(path));
  const open = files.filter((path) => isOpenToOthers(statSync(path).mode));
  const findings = open.map((path) =>
    problem("secrets", `Other accounts of this machine can read ${path}: chmod 600 ${path}`),
  );
  if (env.SESSION_SECRET?.some(isGuessable)) {
    const advice = "set the output of openssl rand -base64 48; all logins end";
    findings.push(warning("secrets", `SESSION_SECRET looks guessable: ${advice}`));
  }
  return findings.length > 0 ? findings : [ok("secrets", "Strong, and readable by one account")];
}
