import type { Item } from "./item.ts";

interface Leg {
  type: string;
  share: number;
  metersPerSecond: number;
}

const LEGS: readonly Leg[] = [
  { type: "OPEN_WATER_SWIMMING", share: 0.2, metersPerSecond: 0.9 },
  { type: "SWIM_TO_BIKE_TRANSITION", share: 0.02, metersPerSecond: 1 },
  { type: "CYCLING", share: 0.5, metersPerSecond: 8.5 },
  { type: "BIKE_TO_RUN_TRANSITION", share: 0.02, metersPerSecond: 1 },
  { type: "RUNNING", share: 0.26, metersPerSecond: 3 },
];

/** Turns the first item into a triathlon: a parent for the whole, a child for each part. */
export function multisportItems(items: readonly Item[]): Item[] {
  const [item, ...others] = items;
  if (!item) return [];
  const parentId = String(item["summaryId"]);
  const start = Number(item["startTimeInSeconds"]);
  const total = Number(item["durationInSeconds"]);
  let elapsed = 0;
  const children = LEGS.map((leg, index) => {
    const seconds = Math.round(total * leg.share);
    const meters = Math.round(seconds * leg.metersPerSecond);
    const child: Item = {
      userId: item["userId"],
      summaryId: `${parentId}-${index + 1}`,
      activityId: Number(item["activityId"]) + index + 1,
      parentSummaryId: parentId,
      activityName: "Triathlon",
      activityType: leg.type,
      deviceName: item["deviceName"],
      startTimeInSeconds: start + elapsed,
      startTimeOffsetInSeconds: item["startTimeOffsetInSeconds"],
      durationInSeconds: seconds,
      distanceInMeters: meters,
      averageSpeedInMetersPerSecond: leg.metersPerSecond,
      manual: false,
      isWebUpload: false,
    };
    elapsed += seconds;
    return child;
  });
  const distanceInMeters = children.reduce((sum, leg) => sum + Number(leg["distanceInMeters"]), 0);
  const name = { activityName: "Triathlon", activityType: "MULTI_SPORT" };
  return [{ ...item, ...name, distanceInMeters, isParent: true }, ...children, ...others];
}
