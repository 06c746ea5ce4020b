import { countContents, type Queryable } from "@triplan/db";

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString("en")} ${count === 1 ? one : many}`];

/** Why an account can't take an archive; null for an empty one. */
export async function contentsSentence(db: Queryable, userId: number): Promise<string | null> {
  const { plans, activities, thresholds, runningImports } = await countContents(db, userId);
  const parts = [
    ...counted(plans, "plan", "plans"),
    ...counted(activities, "activity", "activities"),
    ...counted(thresholds, "threshold", "thresholds"),
    ...counted(runningImports, "running import", "running imports"),
  ];
  const last = parts.pop();
  if (last === undefined) return null;
  const list = parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
  return `An archive needs an empty account. This one holds ${list}.`;
}
