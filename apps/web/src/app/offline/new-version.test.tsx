import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { show } from "../testing/show.tsx";
import { NewVersion } from "./new-version.tsx";

afterEach(cleanup);

interface Page {
  install: (() => void) | null;
  reloads: number;
}

/** A page on which the test installs a build; `install` is null while nothing looks for one. */
function openPage() {
  const page: Page = { install: null, reloads: 0 };
  const watch = (onNewer: () => void) => {
    page.install = onNewer;
    return () => void (page.install = null);
  };
  const reload = async () => void (page.reloads += 1);
  const shown = show(<NewVersion watch={watch} reload={reload} />, {
    server: new MemoryServer({}),
  });
  return { page, ...shown };
}

test("a new version waits until the athlete reloads", async () => {
  const { page } = openPage();
  expect(screen.queryByText(/new version/)).toBeNull();
  act(() => page.install?.());
  expect(await screen.findByText("A new version is ready.")).toBeDefined();
  expect(page.reloads).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: "Reload" }));
  await screen.findByRole("button", { name: "Reloading..." });
  await userEvent.click(screen.getByRole("button", { name: "Reloading..." }));
  expect(page.reloads).toBe(1);
});

test("a page that is left looks for no version", async () => {
  const { page, unmount } = openPage();
  await waitFor(() => expect(page.install).not.toBeNull());
  unmount();
  expect(page.install).toBeNull();
});
