import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/app.tsx";
import { todayHere } from "./shared/dates/today.ts";

/** Renders the page that a visitor sees at a path to markup, for the build to prerender. */
export async function prerenderPage(path: string) {
  const renderedOn = todayHere();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App isVisitor router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />,
    {
      onError: (error) => void failures.push(error),
      // Larger parts would otherwise move into place by an inline script.
      progressiveChunkSize: Infinity,
    },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be prerendered`);
  return { markup, renderedOn };
}
