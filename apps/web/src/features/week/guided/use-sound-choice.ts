import { useState } from "react";
import { deviceStorage } from "../../../shared/browser/device-storage.ts";

const KEY = "sound";
const OFF = "off";

/** Whether this device makes a sound at a step change; on until it is turned off. */
export function useSoundChoice() {
  const [isOn, setOn] = useState(() => deviceStorage.get(KEY) !== OFF);
  const toggle = () => {
    if (isOn) deviceStorage.set(KEY, OFF);
    else deviceStorage.remove(KEY);
    setOn(!isOn);
  };
  return { isOn, toggle };
}
