import { lazy, useState, type ComponentType } from "react";
import { networkReturns } from "../network/network-returns.ts";
import { CodeLoadError, loadCode } from "./load-code.ts";
import { loadOnce } from "./load-once.ts";

/** A component whose code loads on first render, or earlier with `load`. */
export type Loadable<Props extends object> = ComponentType<Props> & {
  load: () => Promise<void>;
};

/**
 * Like React's `lazy`, but loaded code renders without a fallback, and a failed load can be
 * retried.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  const once = loadOnce(load);
  const createLazy = () =>
    lazy(async () => {
      const since = networkReturns();
      try {
        return { default: await loadCode(once.load) };
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        const forget = () => {
          Lazy = createLazy();
        };
        throw new CodeLoadError(message, cause, { forget, since });
      }
    });
  let Lazy = createLazy();
  const Part = (props: Props) => {
    // The same until it unmounts: another type would remount the part and lose its state.
    const [Drawn] = useState<ComponentType<Props>>(() => once.current ?? Lazy);
    return <Drawn {...props} />;
  };
  return Object.assign(Part, {
    load: async () => {
      await once.load();
    },
  });
}
