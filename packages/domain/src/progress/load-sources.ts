import { LOAD_METHODS, type LoadMethod, type ScoredLoad } from "../training/load-method.ts";

/** How the load of trainings was found. */
export interface LoadSource {
  method: LoadMethod;
  trainings: number;
  /** Those whose load is only approximate. */
  rough: number;
}

/** Trainings by the method of their load, the most exact method first. */
export const loadSources = (trainings: readonly ScoredLoad[]): LoadSource[] =>
  LOAD_METHODS.flatMap((method) => {
    const found = trainings.filter((training) => training.method === method);
    const rough = found.filter(({ quality }) => quality === "rough").length;
    return found.length === 0 ? [] : [{ method, trainings: found.length, rough }];
  });
