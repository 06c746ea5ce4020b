import { loadable } from "../../../shared/loading/loadable.tsx";
import type { FitnessPanelProps } from "./fitness-panel.tsx";

/** Rendered below the week, so loaded after it. */
export const FitnessPanel = loadable<FitnessPanelProps>(
  async () => (await import("./fitness-panel.tsx")).FitnessPanel,
);
