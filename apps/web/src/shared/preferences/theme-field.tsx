import { SelectField } from "@triplan/ui";
import { COLOR_SCHEMES, isColorScheme } from "./color-schemes.ts";
import { useColorScheme } from "./use-color-scheme.ts";

interface ThemeFieldProps {
  className?: string | undefined;
  help?: string;
}

/** Light, dark or the device's theme; applies at once and is stored in this browser. */
export function ThemeField(props: ThemeFieldProps) {
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <SelectField
      {...props}
      label="Theme"
      data={[...COLOR_SCHEMES]}
      value={colorScheme}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        if (isColorScheme(chosen)) setColorScheme(chosen);
      }}
    />
  );
}
