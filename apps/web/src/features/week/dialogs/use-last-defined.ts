import { useState } from "react";

/** The value, or the last defined one: a closing dialog keeps its content. */
export function useLastDefined<T>(value: T | null): T | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
