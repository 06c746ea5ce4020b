import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import type { MemoryServer } from "../../shared/testing/memory-server.ts";
import { Providers } from "../providers/providers.tsx";

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

interface Visit {
  server: MemoryServer;
  /** Initial address, or the history so far. */
  at?: string | { pathname: string; state: unknown };
}

/** Renders a part of the app inside all providers, with the server in memory. */
export const show = (part: ReactNode, { server, at = "/" }: Visit) =>
  render(
    <Providers connect={server.connect}>
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        {part}
        <Address />
      </MemoryRouter>
    </Providers>,
  );
