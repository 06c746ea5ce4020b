import { RACE_NAMES, RACE_TYPES } from "@triplan/domain";

export const RACE_CHOICES = RACE_TYPES.map((race) => ({ value: race, label: RACE_NAMES[race] }));
