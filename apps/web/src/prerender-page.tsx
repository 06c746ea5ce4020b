import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { AppRoutes } from "./app/app-routes.tsx";
import { loadFirstPage } from "./app/pages/lazy-pages.ts";
import { Providers } from "./app/providers/providers.tsx";

/** Renders the page that a visitor sees at a path to markup, for the build to prerender. */
export async function prerenderPage(path: string): Promise<string> {
  await loadFirstPage(path);
  return renderToString(
    <Providers isVisitor>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
}
