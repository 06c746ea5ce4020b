import type { Generated } from "kysely";
import type { DefaultInstant, NullableJson } from "../column-types.ts";
import type { RecordedDetail } from "@triplan/domain";
import type { NewActivity } from "../wearable-activity.ts";

/** What a ping points to. */
export interface StoredPing {
  providerUserId: string;
  /** The provider's type of the content. */
  summaryType: string;
  /** Encrypted: the URL is a credential. */
  urlEnc: string;
}

/** An activity as a webhook brought it. */
export interface ReceivedActivity extends NewActivity {
  /** Absent without laps and samples. */
  detail?: RecordedDetail;
}

/** What a webhook brought one athlete, until a job has stored it: activities or a ping. */
export interface WebhookPartTable {
  id: Generated<number>;
  logId: number;
  userId: number;
  activities: NullableJson<ReceivedActivity[]>;
  ping: NullableJson<StoredPing>;
  createdAt: DefaultInstant;
}
