/** Types of webhooks: the top-level key of a body. */
export const SUMMARY_TYPES = [
  "activities",
  "activityDetails",
  "activityFiles",
  "manuallyUpdatedActivities",
  "deregistrations",
  "userPermissionsChange",
] as const;
export type SummaryType = (typeof SUMMARY_TYPES)[number];

/** Push sends the data; ping sends a URL to fetch it. */
export type EndpointMode = "push" | "ping";

export interface Endpoint {
  url: string;
  mode: EndpointMode;
}

/** The endpoint of each type; types without one send nothing. */
export type Endpoints = Partial<Record<SummaryType, Endpoint>>;

/** The same endpoint for every type. */
export function sameEndpoint(endpoint: Endpoint): Endpoints {
  return Object.fromEntries(SUMMARY_TYPES.map((type) => [type, endpoint]));
}
