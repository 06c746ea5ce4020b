import { formatRacePaces, parseRacePaces, type RacePaces } from "@triplan/domain";

/** Default paces as an account stores them. */
export interface DefaultPaces {
  defaultSwimPace: string | null;
  defaultBikePace: string | null;
  defaultRunPace: string | null;
}

/** The paces that a form starts with; unset ones are the product's defaults. */
export const readDefaultPaces = (account: DefaultPaces): RacePaces =>
  parseRacePaces({
    swim: account.defaultSwimPace,
    bike: account.defaultBikePace,
    run: account.defaultRunPace,
  });

/** The paces as preferences to save. */
export function writeDefaultPaces(paces: RacePaces) {
  const { swim, bike, run } = formatRacePaces(paces);
  return { defaultSwimPace: swim, defaultBikePace: bike, defaultRunPace: run };
}
