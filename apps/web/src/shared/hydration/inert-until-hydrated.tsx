import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { repeatEntries } from "./repeat-entries.ts";
import { useIsHydrating } from "./hydration-provider.tsx";

/**
 * A `div` that accepts no input while it is prerendered markup without its script. Use one inside
 * each Suspense boundary of a prerendered page: React hydrates boundaries one after the other.
 */
export function InertUntilHydrated(props: ComponentProps<"div">) {
  const isHydrating = useIsHydrating();
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (part.current?.inert) repeatEntries(part.current);
  }, []);
  return <div ref={part} inert={isHydrating} {...props} />;
}
