import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../testing/memory-server.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { loadableOverlay } from "./loadable-overlay.tsx";

interface HelpProps {
  opened?: boolean;
  onClose: () => void;
}

const Help = ({ opened = true, onClose }: HelpProps) =>
  opened && (
    <dialog open aria-label="Help">
      <button onClick={onClose}>Close help</button>
    </dialog>
  );

/** A page whose dialog stays mounted while it is closed, or not. */
function createPage(load: () => Promise<typeof Help>, isKept: boolean) {
  const LazyHelp = loadableOverlay<HelpProps>(load);
  return function Page() {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <input aria-label="Plan name" />
        <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Help
        </button>
        {isKept && <LazyHelp opened={isOpen} onClose={close} />}
        {!isKept && isOpen && <LazyHelp onClose={close} />}
      </>
    );
  };
}

/** Opens a page whose dialog's code fails to load until the returned `arrive` is called. */
function openPage({ isKept = false, isServerUp = false } = {}) {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (!isServerUp) throw new TypeError("Failed to fetch");
    return Response.json({});
  });
  let hasArrived = false;
  const load = vi.fn<() => Promise<typeof Help>>(async () => {
    if (!hasArrived) throw new TypeError("Failed to fetch dynamically imported module");
    return Help;
  });
  const Page = createPage(load, isKept);
  const page = (
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>
  );
  show(page, { server: new MemoryServer({}) });
  const arrive = () => {
    hasArrived = true;
  };
  return { load, arrive };
}

const opener = () => screen.getByRole("button", { name: "Help" });

test.each([
  ["mounts with each opening", false],
  ["stays mounted", true],
])("without network, a dialog that %s leaves the page and opens later", async (_, isKept) => {
  const { load, arrive } = openPage({ isKept });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Plan name"), "Lisbon");
  await user.click(opener());
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("This needs the network");
  expect(notice.textContent).toContain("Open it again when you are online.");
  expect(screen.getByLabelText("Plan name")).toHaveProperty("value", "Lisbon");
  expect(document.activeElement).toBe(opener());
  expect(opener().getAttribute("aria-expanded")).toBe("false");
  expect(load).toHaveBeenCalledTimes(1);

  arrive();
  await user.click(opener());
  await user.click(await screen.findByRole("button", { name: "Close help" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(opener());
  expect(screen.getByRole("dialog", { name: "Help" })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText("Plan name")).toHaveProperty("value", "Lisbon");
});

test("says to try again when the server answers without the code", async () => {
  sessionStorage.setItem("triplan.reloaded-at", String(Date.now()));
  openPage({ isServerUp: true });
  fireEvent.click(opener());
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("Not opened");
  expect(notice.textContent).toContain("Please try again.");
  expect(opener().getAttribute("aria-expanded")).toBe("false");
});

test("does not report what was closed while its code loaded", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const first = Promise.withResolvers<typeof Help>();
  const load = vi
    .fn<() => Promise<typeof Help>>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValue(Help);
  const Part = loadableOverlay<HelpProps>(load);
  const onClose = vi.fn<() => void>();
  const page = <Part onClose={onClose} />;
  const { unmount } = show(page, { server: new MemoryServer({}) });
  unmount();
  first.reject(new TypeError("Failed to fetch dynamically imported module"));
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  show(page, { server: new MemoryServer({}) });
  expect(await screen.findByRole("dialog", { name: "Help" })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
});
