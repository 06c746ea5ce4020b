const two = (part: number) => String(part).padStart(2, "0");

/** Local wall-clock time with its UTC offset. */
function localTime(at: Date): string {
  const offset = -at.getTimezoneOffset();
  const shown = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${shown}${offset < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}`;
}

/** The test activity: a 5 km run of half an hour that ended now. */
export const testActivity = (now: Date, id: string) => ({
  providerActivityId: `test-${id}`,
  activityName: "Test Activity",
  activityType: "running",
  startTime: localTime(new Date(now.getTime() - 1_800_000)),
  duration: 1800,
  distance: 5000,
  averagePace: 360,
  averageSpeed: 2.78,
  averageHeartRate: 150,
  maxHeartRate: 175,
  calories: 350,
  elevationGain: 50,
  activityData: { averageSpeedInMetersPerSecond: 2.78, weather: "sunny", route: "park" },
});
