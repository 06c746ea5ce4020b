import type { ThresholdKind } from "./thresholds.ts";

interface ThresholdNames {
  /** Beside its sport. */
  name: string;
  /** On its own. */
  label: string;
  /** Within a sentence. */
  words: string;
}

export const THRESHOLD_NAMES = {
  css: { name: "CSS", label: "CSS", words: "CSS" },
  ftpWatts: { name: "FTP", label: "FTP", words: "FTP" },
  bikeThresholdMph: {
    name: "Threshold speed",
    label: "Bike threshold speed",
    words: "bike threshold",
  },
  lthrBike: {
    name: "Threshold heart rate, bike",
    label: "Threshold heart rate, bike",
    words: "threshold heart rate on the bike",
  },
  runThreshold: {
    name: "Threshold pace",
    label: "Run threshold pace",
    words: "run threshold",
  },
  lthrRun: {
    name: "Threshold heart rate, run",
    label: "Threshold heart rate, run",
    words: "threshold heart rate when running",
  },
  maxHr: { name: "Highest heart rate", label: "Highest heart rate", words: "highest heart rate" },
} as const satisfies Record<ThresholdKind, ThresholdNames>;
