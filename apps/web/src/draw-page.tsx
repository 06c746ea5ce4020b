import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { AppRoutes } from "./app/app-routes.tsx";
import { loadFirstPage } from "./app/pages.ts";
import { Providers } from "./app/providers.tsx";

/** The markup of the page that a visitor sees at a path; the build lays it into the page's HTML. */
export async function drawPage(path: string): Promise<string> {
  await loadFirstPage(path);
  return renderToString(
    <Providers isVisitor>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
}
