import { buildWebApp } from "./build-web-app.ts";

if (!(await buildWebApp())) process.exitCode = 1;
