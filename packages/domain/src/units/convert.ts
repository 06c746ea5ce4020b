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

/** Units of the specification; others are derived from them. */
export const METERS_PER_MILE = 1609.34;
export const KILOMETERS_PER_MILE = 1.60934;
export const YARDS_PER_METER = 1.09361;
export const MPH_PER_METER_PER_SECOND = 2.237;
export const KMH_PER_METER_PER_SECOND = 3.6;

export const milesToMeters = (distance: Miles): Meters => meters(distance * METERS_PER_MILE);
export const metersToMiles = (distance: Meters): Miles => miles(distance / METERS_PER_MILE);

/** Kilometres in a distance of miles. */
export const milesToKilometers = (distance: Miles): number => distance * KILOMETERS_PER_MILE;

/** Seconds for 100 yd at a pace of seconds for 100 m: a yard is shorter, so the number is smaller. */
export const per100Yards = (pace: SecondsPer100m): number => pace / YARDS_PER_METER;

/** Seconds for a kilometre at a pace of seconds for a mile. */
export const perKilometer = (pace: SecondsPerMile): number => pace / KILOMETERS_PER_MILE;

/** Kilometres an hour at a speed of miles an hour. */
export const kilometersPerHour = (speed: MilesPerHour): number => speed * KILOMETERS_PER_MILE;

/** Miles an hour at a speed of metres a second, as a watch records it. */
export const speedInMilesPerHour = (speed: MetersPerSecond): MilesPerHour =>
  milesPerHour(speed * MPH_PER_METER_PER_SECOND);

/** Kilometres an hour at a speed of metres a second. */
export const speedInKilometersPerHour = (speed: MetersPerSecond): number =>
  speed * KMH_PER_METER_PER_SECOND;
