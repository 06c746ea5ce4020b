import { createContext, use } from "react";
import type { useMatching } from "./use-matching.ts";

export type Matching = ReturnType<typeof useMatching>;

const MatchingContext = createContext<Matching | null>(null);

export const MatchingProvider = MatchingContext;

export function useWeekMatching(): Matching {
  const matching = use(MatchingContext);
  if (!matching) throw new Error("A part of the week view stands outside of it");
  return matching;
}
