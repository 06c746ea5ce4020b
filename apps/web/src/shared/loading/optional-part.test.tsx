import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../testing/memory-server.ts";
import { loadable } from "./loadable.tsx";
import { OptionalPart } from "./optional-part.tsx";

test("keeps the page without a part that did not load, and loads it once online", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  let isReachable = false;
  const load = vi.fn<() => Promise<() => React.JSX.Element>>(async () => {
    if (!isReachable) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>Fitness</p>;
  });
  const Chart = loadable(load);
  const page = [
    <h1 key="week">Week 2</h1>,
    <OptionalPart key="chart" fallback={<p>Its place</p>}>
      <Chart />
    </OptionalPart>,
  ];
  show(page, { server: new MemoryServer({}) });
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByRole("heading", { name: "Week 2" })).toBeTruthy();
  expect(screen.getByText("Its place")).toBeTruthy();

  isReachable = true;
  fireEvent(window, new Event("online"));
  expect(await screen.findByText("Fitness")).toBeTruthy();
  expect(screen.queryByText("Its place")).toBeNull();
});

test("loads a part whose failure is known only once the network is back", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const { promise, reject } = Promise.withResolvers<() => React.JSX.Element>();
  const load = vi
    .fn<() => Promise<() => React.JSX.Element>>(async () => () => <p>Fitness</p>)
    .mockReturnValueOnce(promise);
  const Chart = loadable(load);
  const part = (
    <OptionalPart>
      <Chart />
    </OptionalPart>
  );
  show(part, { server: new MemoryServer({}) });
  await waitFor(() => expect(load).toHaveBeenCalled());

  fireEvent(window, new Event("online"));
  reject(new TypeError("Failed to fetch dynamically imported module"));

  expect(await screen.findByText("Fitness")).toBeTruthy();
});
