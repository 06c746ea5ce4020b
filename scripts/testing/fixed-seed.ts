import { configureGlobal } from "fast-check";

// Every run tries the same cases; `pnpm prove` searches new ones.
configureGlobal({ seed: 20_260_101 });
