import { useState } from "react";
import { tabStorage } from "./tab-storage.ts";

const SEPARATOR = " ";

const read = (name: string): readonly string[] =>
  tabStorage.get(name)?.split(SEPARATOR).filter(Boolean) ?? [];

/** Keys dismissed under `name`, stored for the tab. Keys must not contain spaces. */
export function useDismissed(name: string) {
  const [keys, setKeys] = useState(() => read(name));
  return {
    isDismissed: (key: string) => keys.includes(key),
    dismiss: (key: string) => {
      const next = [...new Set([...read(name), key])];
      tabStorage.set(name, next.join(SEPARATOR));
      setKeys(next);
    },
  };
}
