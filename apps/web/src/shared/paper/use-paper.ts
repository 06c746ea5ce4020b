import { PAPERS, type Paper } from "@triplan/domain";
import { useState } from "react";
import { deviceStorage } from "../browser/device-storage.ts";

const KEY = "paper";

/** Countries that print on US Letter. */
const LETTER_COUNTRIES = new Set([
  "US",
  "CA",
  "MX",
  "PH",
  "CL",
  "CO",
  "VE",
  "GT",
  "CR",
  "PA",
  "PR",
]);

/** The usual paper where this language is spoken; A4 if it names no country. */
export function usualPaper(language: string): Paper {
  const [, ...parts] = language.split("-");
  return parts.some((part) => LETTER_COUNTRIES.has(part.toUpperCase())) ? "letter" : "a4";
}

const stored = (): Paper =>
  PAPERS.find((paper) => paper === deviceStorage.get(KEY)) ?? usualPaper(navigator.language);

/** The paper in this athlete's printer, kept in this browser. */
export function usePaper() {
  const [paper, setPaper] = useState(stored);
  const choose = (choice: Paper) => {
    deviceStorage.set(KEY, choice);
    setPaper(choice);
  };
  return { paper, choose };
}
