import {
  meters,
  miles,
  milesPerHour,
  type Meters,
  type MetersPerSecond,
  type Miles,
  type MilesPerHour,
  type SecondsPer100m,
  type SecondsPerMile,
} from "./unit.ts";

/** Units of the specification; the others derive from them. */
export const METERS_PER_MILE = 1609.34;
export const KILOMETERS_PER_MILE = 1.60934;
export const YARDS_PER_METER = 1.09361;
export const MPH_PER_METER_PER_SECOND = 2.237;
export const KMH_PER_METER_PER_SECOND = 3.6;

export const milesToMeters = (distance: Miles): Meters => meters(distance * METERS_PER_MILE);
export const metersToMiles = (distance: Meters): Miles => miles(distance / METERS_PER_MILE);

export const milesToKilometers = (distance: Miles): number => distance * KILOMETERS_PER_MILE;

/** Converts seconds per 100 m to seconds per 100 yd, a smaller number since a yard is shorter. */
export const per100Yards = (pace: SecondsPer100m): number => pace / YARDS_PER_METER;

/** Converts seconds per mile to seconds per kilometre. */
export const perKilometer = (pace: SecondsPerMile): number => pace / KILOMETERS_PER_MILE;

export const kilometersPerHour = (speed: MilesPerHour): number => speed * KILOMETERS_PER_MILE;

export const speedInMilesPerHour = (speed: MetersPerSecond): MilesPerHour =>
  milesPerHour(speed * MPH_PER_METER_PER_SECOND);

export const speedInKilometersPerHour = (speed: MetersPerSecond): number =>
  speed * KMH_PER_METER_PER_SECOND;
