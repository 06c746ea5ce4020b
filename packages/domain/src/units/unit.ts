declare const unit: unique symbol;

/** A number whose unit exists only in the type: no cost at run time. */
export type Unit<U extends string> = number & { readonly [unit]: U };

export type Seconds = Unit<"s">;
export type Miles = Unit<"mi">;
export type Meters = Unit<"m">;
export type SecondsPer100m = Unit<"s/100m">;
export type SecondsPerMile = Unit<"s/mi">;
export type MilesPerHour = Unit<"mi/h">;
export type MetersPerSecond = Unit<"m/s">;

// The only casts: a plain number gets its unit here and nowhere else.
export const seconds = (value: number) => value as Seconds;
export const miles = (value: number) => value as Miles;
export const meters = (value: number) => value as Meters;
export const secondsPer100m = (value: number) => value as SecondsPer100m;
export const secondsPerMile = (value: number) => value as SecondsPerMile;
export const milesPerHour = (value: number) => value as MilesPerHour;
export const metersPerSecond = (value: number) => value as MetersPerSecond;
