import { ChoiceField } from "../forms/choice-field.tsx";
import { COLOR_SCHEMES } from "./color-schemes.ts";
import { useColorScheme } from "./use-color-scheme.ts";

interface ThemeFieldProps {
  className?: string | undefined;
  help?: string;
}

/** Light, dark or the device's theme; applies at once and is stored in this browser. */
export function ThemeField(props: ThemeFieldProps) {
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <ChoiceField
      {...props}
      label="Theme"
      choices={COLOR_SCHEMES}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
}
