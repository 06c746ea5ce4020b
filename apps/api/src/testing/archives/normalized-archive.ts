import { READ_ONLY_LISTS } from "@triplan/contract/account-archive";

/** Columns that name rows, and the lists of these rows. */
const NAMES: Readonly<Record<string, string>> = {
  importId: "imports",
  activityId: "activities",
  matchedActivityId: "activities",
  duplicateOf: "activities",
  trainingPlanId: "plans",
  planId: "plans",
  currentTrainingPlanId: "plans",
  previousPlanId: "plans",
  layerId: "acceptedProposals",
  timeOffId: "timeOff",
};

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The lists that an import brings back and the preferences, with the places of rows in their lists instead of ids.
 * Two archives of the same content are equal.
 */
export function normalized(files: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const places = new Map<string, number>();
  for (const [list, rows] of Object.entries(files)) {
    if (!Array.isArray(rows)) continue;
    for (const [place, row] of rows.entries()) {
      if (isRow(row) && "id" in row) places.set(`${list} ${String(row["id"])}`, place);
    }
  }
  const placements = new Map<unknown, number>();
  const withPlaces = (value: unknown, list: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => withPlaces(each, list));
    if (!isRow(value)) return value;
    const entries = Object.entries(value).map(([name, each]) => {
      const named = name === "id" ? list : NAMES[name];
      if (named !== undefined && typeof each === "number") {
        return [name, `${named} ${places.get(`${named} ${each}`)}`];
      }
      if (name !== "placementId" || each === null) return [name, withPlaces(each, list)];
      placements.set(each, placements.get(each) ?? placements.size);
      return [name, placements.get(each)];
    });
    return Object.fromEntries(entries);
  };
  const { archive: _head, account, ...lists } = files;
  const {
    username: _name,
    createdAt: _created,
    updatedAt: _updated,
    ...preferences
  } = isRow(account) ? account : {};
  const imported = Object.entries(lists).filter(([name]) => !(name in READ_ONLY_LISTS));
  return Object.fromEntries([
    ["preferences", withPlaces(preferences, "account")],
    ...imported.map(([name, rows]) => [name, withPlaces(rows, name)]),
  ]);
}
