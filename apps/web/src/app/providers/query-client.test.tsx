import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow } from "../../shared/testing/rows.ts";
import { trpc } from "../../shared/network/trpc.ts";
import { createQueryClient } from "./query-client.ts";
import { show } from "../testing/show.tsx";

const Plans = () => {
  const plans = trpc.plans.list.useQuery();
  return <p>{plans.error?.message ?? plans.data?.length ?? "loading"}</p>;
};

// @covers client-data-handling-1
test("does not refetch cached data, neither for another component nor on window focus", async () => {
  const server = new MemoryServer({ "plans.list": () => [planRow(1)] });
  show([<Plans key="a" />, <Plans key="b" />], { server });
  expect(await screen.findAllByText("1")).toHaveLength(2);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  act(() => void window.dispatchEvent(new Event("online")));
  expect(server.inputsOf("plans.list")).toHaveLength(1);
});

// @covers client-data-handling-1
test("does not retry a failed call", async () => {
  const server = new MemoryServer({
    "plans.list": () => {
      throw refusal("Service temporarily unavailable. Try again in a moment.");
    },
  });
  show(<Plans />, { server });
  await waitFor(() => expect(screen.getByText(/temporarily unavailable/)).toBeTruthy());
  expect(server.inputsOf("plans.list")).toHaveLength(1);
});

const Choose = () => {
  const choose = trpc.preferences.setCurrentPlan.useMutation();
  return <button onClick={() => choose.mutate({ planId: 1 })}>{choose.status}</button>;
};

test.each([
  ["without an answer", new Error("lost"), 2],
  ["that is refused", refusal("Choose one of your plans"), 1],
])("reads what the page shows again after a change %s", async (_what, error, times) => {
  const server = new MemoryServer({
    "plans.list": () => [planRow(1)],
    "preferences.setCurrentPlan": () => {
      throw error;
    },
  });
  show([<Plans key="plans" />, <Choose key="choose" />], { server });
  expect(await screen.findByText("1")).toBeTruthy();
  act(() => screen.getByRole("button").click());
  await screen.findByRole("button", { name: "error" });
  await waitFor(() => expect(server.inputsOf("plans.list")).toHaveLength(times));
});

// @covers client-data-handling-1
test("has the cache times of the specification", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: Infinity, gcTime: 300_000, retry: false });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations).toMatchObject({ retry: false });
});
