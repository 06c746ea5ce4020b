import { PLAN_FORMAT, planFile, PLAN_VERSION, type PlanFile } from "@triplan/contract/plan-file";
import { DomainError, type FieldIssue } from "@triplan/domain";
import { z } from "zod";
import { placeOf } from "./place-of.ts";

/** Readers by version: a version once written stays readable, whatever the plan engine does later. */
const READERS: ReadonlyMap<unknown, (file: unknown) => PlanFile> = new Map([
  [PLAN_VERSION, (file: unknown) => planFile.parse(file)],
]);

/** The plan in a file; refuses other texts with a sentence that says what is wrong. */
export function readPlanFile(text: string): PlanFile {
  const file = parsed(text);
  const format = fieldOf(file, "format");
  if (format !== PLAN_FORMAT) refuse("This file is not a plan from Triplan.");
  const version = fieldOf(file, "version");
  const read = READERS.get(version);
  if (!read) {
    refuse(
      typeof version === "number" && version > PLAN_VERSION
        ? `This file has version ${version}, and this Triplan reads versions up to ${PLAN_VERSION}.`
        : "This file does not say which version it has.",
    );
  }
  try {
    return read(file);
  } catch (error) {
    if (error instanceof z.ZodError) refuseFields(error);
    throw error;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse("This file is not JSON, so it can't be a plan from Triplan.");
  }
}

function refuse(message: string, issues: readonly FieldIssue[] = []): never {
  throw new DomainError("rule_broken", message, { issues });
}

const MAX_ISSUES = 20;

function refuseFields({ issues }: z.ZodError): never {
  const all = issues.map(({ path, message }) => ({ path: placeOf(path), message }));
  const [first] = all;
  const more = all.length > 1 ? ` ${all.length - 1} more after that.` : "";
  return refuse(
    `This file has a mistake at ${first?.path}: ${first?.message}.${more}`,
    all.slice(0, MAX_ISSUES),
  );
}
