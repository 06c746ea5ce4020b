import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { useIsHydrating } from "./hydration-provider.tsx";
import { entriesOf, repeatEntries, type Entry } from "./repeat-entries.ts";

/**
 * A `div` that accepts no input while it is prerendered markup without its script. Use one inside
 * each Suspense boundary of a prerendered page: React hydrates boundaries one after the other.
 */
export function InertUntilHydrated(props: ComponentProps<"div">) {
  const isHydrating = useIsHydrating();
  const part = useRef<HTMLDivElement>(null);
  const entries = useRef<Entry[]>([]);
  useLayoutEffect(() => {
    if (part.current?.inert) entries.current = entriesOf(part.current);
  }, []);
  useLayoutEffect(() => {
    // What was saved is read when hydration ends; entries made since the page opened come after it.
    if (!isHydrating) repeatEntries(entries.current.splice(0));
  }, [isHydrating]);
  return <div ref={part} inert={isHydrating} {...props} />;
}
