import type { ReactElement } from "react";

/** Examples of one component by the name that the gallery shows. */
export type Examples = Readonly<Record<string, ReactElement>>;
