import type { ReactElement } from "react";

/** States of one component, each by the name that the gallery shows above it. */
export type Examples = Readonly<Record<string, ReactElement>>;
