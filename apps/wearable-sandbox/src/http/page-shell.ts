import { escapeHtml } from "../shared/escape-html.ts";

/** A whole page: its title, which is also its heading, and the HTML below it. */
export const pageShell = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header><strong>Practice provider.</strong> This is not Garmin: the athletes are made up.</header>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;
