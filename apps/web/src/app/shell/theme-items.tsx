import { Menu } from "@mantine/core";
import { COLOR_SCHEMES, isColorScheme } from "../../shared/preferences/color-schemes.ts";
import { useColorScheme } from "../../shared/preferences/use-color-scheme.ts";
import styles from "./header.module.css";

export function ThemeItems() {
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <>
      <Menu.Label className={styles.menuLabel ?? ""}>Theme</Menu.Label>
      <Menu.RadioGroup
        aria-label="Theme"
        value={colorScheme}
        onChange={(chosen) => {
          if (isColorScheme(chosen)) setColorScheme(chosen);
        }}
      >
        {COLOR_SCHEMES.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
