import { lapSpans, sampleTimes, type SampleRecording } from "./sample-recording.ts";

const TCX_SPORTS = {
  run: "Running",
  bike: "Biking",
  swim: "Swimming",
  walk: "Walking",
  transition: "Other",
} as const;
const GPX_TYPES = {
  run: "running",
  bike: "cycling",
  swim: "swimming",
  walk: "hiking",
  transition: "transition",
} as const;

const timeText = ({ start }: SampleRecording, seconds: number) =>
  new Date(start.getTime() + seconds * 1000).toISOString();

/** A Training Center file with one activity. */
export function writeTcx(recording: SampleRecording): string {
  const { speed, heartRate, watts, sport } = recording;
  const point = (at: number) => `
    <Trackpoint><Time>${timeText(recording, at)}</Time>
      <Position><LatitudeDegrees>38.7</LatitudeDegrees><LongitudeDegrees>-9.1</LongitudeDegrees></Position>
      <AltitudeMeters>100</AltitudeMeters><DistanceMeters>${at * speed}</DistanceMeters>
      ${heartRate === null ? "" : `<HeartRateBpm><Value>${heartRate}</Value></HeartRateBpm>`}
      <Extensions><ns3:TPX><ns3:Speed>${speed}</ns3:Speed>
        ${watts === null ? "" : `<ns3:Watts>${watts}</ns3:Watts>`}</ns3:TPX></Extensions>
    </Trackpoint>`;
  const laps = lapSpans(recording).map(([from, length]) => {
    const inside = sampleTimes(recording).filter((at) => at >= from && at < from + length);
    return `<Lap StartTime="${timeText(recording, from)}">
      <TotalTimeSeconds>${length}</TotalTimeSeconds>
      <DistanceMeters>${length * speed}</DistanceMeters><Calories>50</Calories>
      <Track>${inside.map(point).join("")}</Track></Lap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities><Activity Sport="${TCX_SPORTS[sport]}"><Id>${timeText(recording, 0)}</Id>
    ${laps.join("")}
    <Creator><Name>Forerunner &amp; more</Name></Creator></Activity></Activities>
</TrainingCenterDatabase>`;
}

/** Degrees of latitude in a metre. */
const DEGREES = 180 / (Math.PI * 6_371_009);

/** A GPX file with one track, which leads north. */
export function writeGpx(recording: SampleRecording): string {
  const { speed, heartRate, sport } = recording;
  const points = sampleTimes(recording).map(
    (at) => `
    <trkpt lat="${(38 + at * speed * DEGREES).toFixed(9)}" lon="-9.1"><ele>100</ele>
      <time>${timeText(recording, at)}</time>
      ${heartRate === null ? "" : `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${heartRate}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`}
    </trkpt>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Test" xmlns="http://www.topografix.com/GPX/1/1">
  <trk><name>Morning</name><type>${GPX_TYPES[sport]}</type><trkseg>${points.join("")}</trkseg></trk>
</gpx>`;
}
