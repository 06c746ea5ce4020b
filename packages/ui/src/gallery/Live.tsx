import { useState, type ReactNode } from "react";

interface LiveProps<Value> {
  start: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds the state of a controlled component in the gallery. */
export function Live<Value>({ start, children }: LiveProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
