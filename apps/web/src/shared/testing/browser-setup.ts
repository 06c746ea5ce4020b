import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { clearSignedOut } from "../account/signed-out.ts";

// A busy machine may be slow: only a hang is a failure.
configure({ asyncUtilTimeout: 60_000 });

// Missing in jsdom.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom has no media queries: none matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Files share one page and its modules, so each test has to leave them as it found them.
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  const { notifications } = await import("@mantine/notifications");
  notifications.clean();
  clearSignedOut();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.title = "";
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
});
