import { useState, type ReactNode } from "react";

interface LiveProps<Value> {
  start: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled component, so that it can be tried out in the gallery. */
export function Live<Value>({ start, children }: LiveProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
