interface Build {
  /** The same as `data-version` of the build's pages. */
  version: string;
  /** Paths of the files that the week needs. */
  files: readonly string[];
}

/** Replaced when the worker is built. */
declare const BUILD: Build;

export const thisBuild: Build = BUILD;
