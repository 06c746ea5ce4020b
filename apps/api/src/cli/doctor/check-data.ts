import { access, constants, stat, statfs } from "node:fs/promises";
import { ok, problem, warning, type Finding } from "./finding.ts";

const MB = 1024 * 1024;
const FULL = 200 * MB;
const LOW = 1024 * MB;

/** Whether the data folder can be written, by nobody else, and has room. */
export async function checkData(dataDir: string): Promise<Finding[]> {
  const found = await stat(dataDir).catch(() => null);
  if (!found?.isDirectory()) {
    return [problem("data", `There is no folder ${dataDir}. Start Triplan, or correct DATA_DIR`)];
  }
  return [await checkAccess(dataDir, found.mode), await checkSpace(dataDir)];
}

async function checkAccess(dataDir: string, mode: number): Promise<Finding> {
  if ((mode & (constants.S_IWGRP | constants.S_IWOTH)) !== 0) {
    const advice = `chmod go-w ${dataDir}`;
    return problem("data", `Other accounts of this machine can write to ${dataDir}: ${advice}`);
  }
  const isWritable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  return isWritable
    ? ok("data", `Writable: ${dataDir}`)
    : problem("data", `This account can't write to ${dataDir}: use the account of the server`);
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${Math.round(free / MB).toLocaleString("en")} MB free`;
  if (free < FULL) return problem("disk", `${text}: make room, or PostgreSQL stops`);
  return free < LOW ? warning("disk", `${text}: make room soon`) : ok("disk", text);
}
