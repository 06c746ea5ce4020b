import type { Program } from "../program/command.ts";
import { backUp } from "./back-up.ts";
import { verify } from "./verify.ts";

/** Writes and checks backups of this installation's database. */
export const BACKUP: Program = { name: "backup", commands: { verify }, main: backUp };
