import { WEARABLE } from "@triplan/domain";

const NAMES = new Map([
  ["matchedProviderActivityId", `matched${WEARABLE.name}ActivityId`],
  ["providerActivityId", `${WEARABLE.path.slice(1)}ActivityId`],
  ["providerUserId", `${WEARABLE.path.slice(1)}UserId`],
]);

/**
 * For `JSON.stringify`: the REST API names the watch service in its fields, as the specification
 * does, where rows and procedures have neutral words.
 */
export function withWearableNames(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if (!Object.keys(value).some((name) => NAMES.has(name))) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [NAMES.get(name) ?? name, part]),
  );
}
