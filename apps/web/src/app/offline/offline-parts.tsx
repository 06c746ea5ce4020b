import { NewVersion } from "./new-version.tsx";

/** Loaded as one file, so that it is there when the network is not. */
export const OfflineParts = () => <NewVersion />;
