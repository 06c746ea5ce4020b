/** A part of a recording at one effort. */
export interface RecordedPart {
  seconds: number;
  /** Metres per second. */
  speed: number;
  heartRate: number;
}

const EVERY = 5;

/** A Training Center file of a run, with a lap for each part and a sample every few seconds. */
export function tcxOf(parts: readonly RecordedPart[], start: Date): string {
  const timeAt = (seconds: number) => new Date(start.getTime() + 1000 * seconds).toISOString();
  let from = 0;
  let meters = 0;
  const laps = parts.map(({ seconds, speed, heartRate }) => {
    const points = Array.from({ length: Math.ceil(seconds / EVERY) }, (_, at) => {
      // A heart follows the effort, and no athlete holds a pace to the second.
      const beats = Math.round(heartRate - 18 * Math.exp((-at * EVERY) / 60));
      const pace = speed * (1 + 0.03 * Math.sin(at * 2.1) * Math.cos(at / 5));
      return `<Trackpoint><Time>${timeAt(from + at * EVERY)}</Time><AltitudeMeters>20</AltitudeMeters>
        <DistanceMeters>${(meters + at * EVERY * speed).toFixed(1)}</DistanceMeters>
        <HeartRateBpm><Value>${beats}</Value></HeartRateBpm>
        <Extensions><ns3:TPX><ns3:Speed>${pace.toFixed(2)}</ns3:Speed></ns3:TPX></Extensions>
      </Trackpoint>`;
    });
    const lap = `<Lap StartTime="${timeAt(from)}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds>
      <DistanceMeters>${(seconds * speed).toFixed(1)}</DistanceMeters>
      <Track>${points.join("")}</Track></Lap>`;
    from += seconds;
    meters += seconds * speed;
    return lap;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
    <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
      <Activities><Activity Sport="Running"><Id>${timeAt(0)}</Id>${laps.join("")}
        <Creator><Name>Forerunner 255</Name></Creator></Activity></Activities>
    </TrainingCenterDatabase>`;
}
