import {
  DISCIPLINES,
  figureText,
  raceDistanceFigure,
  type RaceLegs,
  type Units,
} from "@triplan/domain";

/** "1500 m · 25 mi · 6.2 mi": the legs of a race in the athlete's units. */
export const legsText = (legs: RaceLegs, units: Units): string =>
  DISCIPLINES.flatMap((sport) => {
    const distance = legs[sport];
    return distance === undefined ? [] : [figureText(raceDistanceFigure(sport, distance, units))];
  }).join(" · ");
