import { useState } from "react";

/** The value, or the last one that there was: a dialog can close without losing what it shows. */
export function useKept<T>(value: T | null): T | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
