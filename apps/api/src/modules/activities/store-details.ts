import {
  listThresholds,
  storedBytes,
  updateMeasured,
  writeActivityDetail,
  type Queryable,
} from "@triplan/db";
import {
  averagePower,
  isRun,
  normalizedPower,
  thresholdsOn,
  timeInZones,
  type IsoDate,
  type RecordedDetail,
  type SportFamily,
} from "@triplan/domain";
import { MAX_STORED_BYTES } from "../imports/import-limits.ts";
import { effortsOf } from "../imports/efforts-of.ts";
import { packStream } from "../imports/stream-bytes.ts";

export interface DetailedRecording {
  activityId: number;
  family: SportFamily;
  activityType: string;
  localDate: IsoDate;
  detail: RecordedDetail;
}

/**
 * Stores laps and samples that came after or with their activities, with the time in zones and the
 * power that follow from them. Details beyond the athlete's space are left out.
 */
export async function storeDetails(
  trx: Queryable,
  userId: number,
  recordings: readonly DetailedRecording[],
): Promise<void> {
  if (recordings.length === 0 || (await storedBytes(trx, userId)) >= MAX_STORED_BYTES) return;
  const thresholds = await listThresholds(trx, userId);
  for (const { activityId, family, activityType, localDate, detail } of recordings) {
    const key = { userId, activityId };
    const { laps, stream } = detail;
    await writeActivityDetail(trx, { ...key, laps, stream: await packStream(stream) });
    const zoned = { family, isRun: isRun({ family, activityType }), stream };
    const zones = timeInZones(zoned, thresholdsOn(localDate, thresholds));
    await updateMeasured(trx, key, {
      zoneSeconds: zones && JSON.stringify(zones.zoneSeconds),
      zoneBasis: zones?.zoneBasis ?? null,
      efforts: effortsOf({ family, activityType }, detail),
      averagePower: averagePower(stream),
      normalizedPower: normalizedPower(stream),
    });
  }
}
