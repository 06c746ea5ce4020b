import {
  figureText,
  isMiles,
  KMH_PER_METER_PER_SECOND,
  METERS_PER_MILE,
  MPH_PER_METER_PER_SECOND,
  paceFigure,
  poolUnitIn,
  YARDS_PER_METER,
  type Figure,
  type SportFamily,
  type Units,
} from "@triplan/domain";

/** Metres per second as the pace or speed of a sport; null for other sports and standing still. */
export const speedFigure = (
  family: SportFamily,
  speed: number | null,
  units: Units,
): Figure | null =>
  speed === null
    ? null
    : paceFigure(
        family,
        { duration: 0, distance: null, averagePace: null, averageSpeed: speed },
        units,
      );

export const speedText = (
  family: SportFamily,
  speed: number | null,
  units: Units,
): string | null => {
  const figure = speedFigure(family, speed, units);
  return figure && figureText(figure);
};

function paceMeters(family: "swim" | "run", units: Units): number {
  if (family === "run") return isMiles(units) ? METERS_PER_MILE : 1000;
  return isMiles(units) || poolUnitIn(units) === "yd" ? 100 / YARDS_PER_METER : 100;
}

/** Seconds for the distance that the athlete's paces are given for. */
export const paceSeconds = (family: "swim" | "run", speed: number, units: Units): number =>
  paceMeters(family, units) / speed;

/** Miles or kilometres an hour. */
export const rideSpeed = (speed: number, units: Units): number =>
  speed * (isMiles(units) ? MPH_PER_METER_PER_SECOND : KMH_PER_METER_PER_SECOND);
