import type { NeutralActivity } from "./neutral-activity.ts";

/** Of two states of one activity the higher rank wins. */
export interface ActivityItem {
  kind: "activity";
  providerUserId: string;
  activity: NeutralActivity;
  /** 1: as recorded; 2: edited by the athlete. */
  rank: 1 | 2;
}

/** A ping: content to fetch. The URL is a credential and untrusted. */
export interface FetchItem {
  kind: "fetch";
  providerUserId: string;
  /** The provider's type of the content, which `fetchPing` needs to read it. */
  summaryType: string;
  url: string;
}

/** One entry of a body. A body may contain entries of many users. */
export type InboundItem =
  | ActivityItem
  | FetchItem
  | { kind: "deregistered"; providerUserId: string }
  | { kind: "permissions"; providerUserId: string; permissions: string[]; changedAt: Date | null }
  /** Valid, but not stored. */
  | { kind: "ignored"; providerUserId: string | null; reason: string }
  /** Invalid: logged, and the other entries are still processed. */
  | { kind: "refused"; providerUserId: string | null; reason: string };

export interface InboundBody {
  /** The provider's type, such as "activities"; several are joined by a comma. */
  type: string;
  items: InboundItem[];
}
