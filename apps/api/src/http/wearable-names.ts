import { WEARABLE } from "@triplan/domain";

const PREFIX = WEARABLE.path.slice(1);

/** Our neutral words, and what the REST API calls them: it names the watch service. */
const DOCUMENTED: Readonly<Record<string, string>> = {
  providerActivityId: `${PREFIX}ActivityId`,
  matchedProviderActivityId: `matched${WEARABLE.name}ActivityId`,
  providerUserId: `${PREFIX}UserId`,
};

const NEUTRAL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DOCUMENTED).map(([neutral, documented]) => [documented, neutral]),
);

function renamed(value: object, names: Readonly<Record<string, string>>): object {
  if (!Object.keys(names).some((name) => Object.hasOwn(value, name))) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [names[name] ?? name, inner]),
  );
}

/**
 * For `JSON.stringify`: the REST API names the watch service in its fields, as the specification
 * does, where rows and procedures have neutral words.
 */
export function withWearableNames(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return renamed(value, DOCUMENTED);
}

/** A body of the REST API in our neutral words. */
export const withNeutralNames = (body: object): object => renamed(body, NEUTRAL);

/** A field that a refusal names, as the REST API calls it. */
export const documentedName = (field: string): string => DOCUMENTED[field] ?? field;
