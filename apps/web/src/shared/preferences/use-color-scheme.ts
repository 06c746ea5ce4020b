import { useMantineColorScheme } from "@mantine/core";

/**
 * The chosen theme and its setter. Transitions run when it changes: Mantine suppresses them by a
 * style element, which the Content-Security-Policy blocks.
 */
export const useColorScheme = () => useMantineColorScheme({ keepTransitions: true });
