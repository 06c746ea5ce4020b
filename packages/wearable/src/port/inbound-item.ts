import type { NeutralActivity } from "./neutral-activity.ts";

/** The item holds an activity. Of two states of one activity the higher rank wins. */
export interface ActivityItem {
  kind: "activity";
  providerUserId: string;
  activity: NeutralActivity;
  /** 1: as recorded; 2: as the athlete edited it. */
  rank: 1 | 2;
}

/** Something lies ready at a URL: a ping. The URL is a credential and came from outside. */
export interface FetchItem {
  kind: "fetch";
  providerUserId: string;
  /** The provider's word for what lies there; `fetchPing` reads the answer by it. */
  summaryType: string;
  url: string;
}

/** One entry of what a provider sent. A body may hold the entries of many users. */
export type InboundItem =
  | ActivityItem
  | FetchItem
  | { kind: "deregistered"; providerUserId: string }
  | { kind: "permissions"; providerUserId: string; permissions: string[]; changedAt: Date | null }
  /** Well formed, and nothing that we keep. */
  | { kind: "ignored"; providerUserId: string | null; reason: string }
  /** Broken: named in the log, its neighbours are worked all the same. */
  | { kind: "refused"; providerUserId: string | null; reason: string };

/** What a webhook's body holds. */
export interface InboundBody {
  /** The provider's word for it, such as "activities"; several are joined by a comma. */
  type: string;
  items: InboundItem[];
}
