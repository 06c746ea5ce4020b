import { screen } from "@testing-library/react";
import { startTransition, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { loadable } from "./loadable.tsx";

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}

const Part = loadable(async () => Counter);

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button onClick={() => startTransition(() => setOpen(true))}>Open</button>
      <button onClick={() => setTurn(turn + 1)}>Refreshed {turn}</button>
      <Suspense>{isOpen && <Part />}</Suspense>
    </>
  );
}

test("keeps the state of a part when the page renders again after its code has loaded", async () => {
  // Outside of act, where React suspends its render as in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Page />);
  (await screen.findByText("Open")).click();
  (await screen.findByText("Pressed 0")).click();
  await screen.findByText("Pressed 1");
  screen.getByText("Refreshed 0").click();
  await screen.findByText("Refreshed 1");
  expect(screen.getByText("Pressed 1")).toBeTruthy();
  root.unmount();
});
