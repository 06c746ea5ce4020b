import type { SportFamily } from "../sport/sport-family.ts";

const ON_FOOT = /walk|hik|ruck|wheelchair/i;

/**
 * True for runs. Walks and hikes are of the family `run` too, but say nothing about the paces and
 * the longest run of a runner.
 */
export const isRun = ({
  family,
  activityType,
}: {
  family: SportFamily;
  activityType: string;
}): boolean => family === "run" && !ON_FOOT.test(activityType);
