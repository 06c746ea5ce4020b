import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach } from "vitest";
import type { MemoryServer } from "../shared/testing/memory-server.ts";
import { Providers } from "./providers.tsx";

// Missing in jsdom.
window.scrollTo = () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  const { notifications } = await import("@mantine/notifications");
  notifications.clean();
});

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
