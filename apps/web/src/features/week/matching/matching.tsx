import { createContext, use } from "react";
import type { useMatching } from "./use-matching.ts";

export type Matching = ReturnType<typeof useMatching>;

const MatchingContext = createContext<Matching | null>(null);

export const MatchingProvider = MatchingContext;

export function useWeekMatching(): Matching {
  const matching = use(MatchingContext);
  if (!matching) throw new Error("Must be rendered inside the week view");
  return matching;
}
