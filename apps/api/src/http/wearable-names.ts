import { WEARABLE } from "@triplan/domain";

/**
 * For `JSON.stringify`: the REST API names the watch service in its fields, as the specification
 * does, where rows and procedures have neutral words.
 */
export function withWearableNames(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!("matchedProviderActivityId" in value)) return value;
  const { matchedProviderActivityId, ...rest } = value;
  return { ...rest, [`matched${WEARABLE.name}ActivityId`]: matchedProviderActivityId };
}
