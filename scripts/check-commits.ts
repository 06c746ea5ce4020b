import { spawnSync } from "node:child_process";

/** Commits after this one follow Conventional Commits. */
const LAST_FREE_FORM_COMMIT = "72b927004af21f945fcde89e0374566128d6ca4c";

const knows = (revision: string): boolean =>
  spawnSync("git", ["cat-file", "-e", `${revision}^{commit}`], { stdio: "ignore" }).status === 0;

// A source archive has no history, a shallow clone only its last commit.
if (knows("HEAD")) {
  const range = knows(LAST_FREE_FORM_COMMIT) ? ["--from", LAST_FREE_FORM_COMMIT] : ["--last"];
  process.exitCode = spawnSync("commitlint", range, { stdio: "inherit" }).status ?? 1;
}
