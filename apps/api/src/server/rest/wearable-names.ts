import { WEARABLE } from "@triplan/domain";

const PREFIX = WEARABLE.path.slice(1);

/** Internal field names and their REST names, which contain the provider's name. */
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

/** `JSON.stringify` replacer: renames neutral fields to the REST API's names. */
export function withWearableNames(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return renamed(value, DOCUMENTED);
}

/** A REST body with internal field names. */
export const withNeutralNames = (body: object): object => renamed(body, NEUTRAL);

/** The REST name of a field in an error. */
export const documentedName = (field: string): string => DOCUMENTED[field] ?? field;
