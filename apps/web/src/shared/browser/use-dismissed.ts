import { useState } from "react";
import { tabStorage } from "./tab-storage.ts";

const SEPARATOR = " ";

/** Keys dismissed under `name`, stored for the tab or as given. Keys must not contain spaces. */
export function useDismissed(name: string, storage = tabStorage) {
  const read = (): readonly string[] => storage.get(name)?.split(SEPARATOR).filter(Boolean) ?? [];
  const [keys, setKeys] = useState(read);
  return {
    isDismissed: (key: string) => keys.includes(key),
    dismiss: (key: string) => {
      const next = [...new Set([...read(), key])];
      storage.set(name, next.join(SEPARATOR));
      setKeys(next);
    },
  };
}
