import type { ReactNode } from "react";

interface FactProps {
  name: string;
  isStrong?: boolean;
  children: ReactNode;
}

/** A figure of a race with its name. */
export const Fact = ({ name, isStrong, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd data-strong={isStrong || undefined}>{children}</dd>
  </div>
);
