import type { DayState } from "@triplan/domain";
import type { GlyphName } from "@triplan/ui";

interface DayWords {
  name: string;
  glyph: GlyphName | null;
}

/** How a day or an exercise went, in the order of a legend. */
export const DAY_WORDS: Readonly<Record<DayState, DayWords>> = {
  "as-planned": { name: "as planned", glyph: "check" },
  shorter: { name: "shorter", glyph: "shorter" },
  "much-shorter": { name: "much shorter", glyph: "shorter" },
  easier: { name: "easier than planned", glyph: "shorter" },
  longer: { name: "longer", glyph: "longer" },
  "much-longer": { name: "much longer", glyph: "longer" },
  moved: { name: "different day", glyph: "calendar" },
  replaced: { name: "another sport", glyph: "link" },
  unsure: { name: "is this it?", glyph: "question" },
  missed: { name: "not done", glyph: "cross" },
  unanswered: { name: "no record", glyph: "more" },
  extra: { name: "extra", glyph: "plus" },
  excused: { name: "time off", glyph: null },
  rest: { name: "rest", glyph: null },
  planned: { name: "to come", glyph: null },
  race: { name: "race day", glyph: "flag" },
};
