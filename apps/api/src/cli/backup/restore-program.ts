import type { Program } from "../program/command.ts";
import { restore } from "./restore.ts";

/** Restores a backup into an empty database. */
export const RESTORE: Program = { name: "restore", commands: {}, main: restore };
