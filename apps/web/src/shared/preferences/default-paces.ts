import {
  formatRacePaces,
  parseRacePaces,
  type PerDiscipline,
  type RacePaces,
  type RaceType,
} from "@triplan/domain";
import { racePacesOf, thresholdPaces } from "@triplan/plan-engine";

/** Default paces as an account stores them. */
export interface DefaultPaces {
  defaultSwimPace: string | null;
  defaultBikePace: string | null;
  defaultRunPace: string | null;
  /** The race that they hold for. */
  defaultPacesRace: RaceType;
}

/** The account's paces over their race; unset ones are the product's defaults. */
export const readDefaultPaces = (account: DefaultPaces): RacePaces =>
  parseRacePaces({
    swim: account.defaultSwimPace,
    bike: account.defaultBikePace,
    run: account.defaultRunPace,
  });

/** Threshold paces of the account's default paces. */
export const defaultThresholds = (account: DefaultPaces): PerDiscipline<number> =>
  thresholdPaces(account.defaultPacesRace, readDefaultPaces(account));

/** The account's default paces over any race: their thresholds stay the same. */
export const defaultPacesOver = (account: DefaultPaces, race: RaceType): RacePaces =>
  race === account.defaultPacesRace
    ? readDefaultPaces(account)
    : racePacesOf(race, defaultThresholds(account));

/** Paces over a race as preferences to save. */
export function writeDefaultPaces(paces: RacePaces, race: RaceType) {
  const { swim, bike, run } = formatRacePaces(paces);
  return {
    defaultSwimPace: swim,
    defaultBikePace: bike,
    defaultRunPace: run,
    defaultPacesRace: race,
  };
}
