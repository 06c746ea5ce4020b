import { useMediaQuery } from "@mantine/hooks";

const WIDE = "screen and (min-width: 900px)";

/** True on screens that show an exercise in a panel beside the week instead of in a sheet. */
export const useHasPanel = (): boolean =>
  useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
