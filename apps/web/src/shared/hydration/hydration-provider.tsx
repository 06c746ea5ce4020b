import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from "react";

const IsHydrating = createContext(false);

/** True from the first render of prerendered markup until its page may show other values. */
export const useIsHydrating = (): boolean => useContext(IsHydrating);

interface HydrationProviderProps {
  isPrerendered: boolean;
  children: ReactNode;
}

/** Ends hydration in a transition, so that a whole page that changes is drawn in steps. */
export function HydrationProvider({ isPrerendered, children }: HydrationProviderProps) {
  const [isHydrating, setIsHydrating] = useState(isPrerendered);
  useEffect(() => startTransition(() => setIsHydrating(false)), []);
  return <IsHydrating value={isHydrating}>{children}</IsHydrating>;
}
