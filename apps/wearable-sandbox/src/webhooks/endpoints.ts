/** What the provider tells of, by the key that stands at the top of a webhook's body. */
export const SUMMARY_TYPES = [
  "activities",
  "activityDetails",
  "activityFiles",
  "manuallyUpdatedActivities",
  "deregistrations",
  "userPermissionsChange",
] as const;
export type SummaryType = (typeof SUMMARY_TYPES)[number];

/** Push carries the data; ping carries an address to fetch them from. */
export type EndpointMode = "push" | "ping";

export interface Endpoint {
  url: string;
  mode: EndpointMode;
}

/** Where each type is told to; a type without an endpoint is told to nobody. */
export type Endpoints = Partial<Record<SummaryType, Endpoint>>;

/** One address and mode for every type. */
export function sameEndpoint(endpoint: Endpoint): Endpoints {
  return Object.fromEntries(SUMMARY_TYPES.map((type) => [type, endpoint]));
}
