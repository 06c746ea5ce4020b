import { useMediaQuery } from "@mantine/hooks";

const PHONE = "screen and (max-width: 767px)";

/** True on screens below 768 px. */
export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
