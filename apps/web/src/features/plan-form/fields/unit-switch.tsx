import { Button } from "@mantine/core";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { useVisitorUnits } from "../../../shared/preferences/visitor-units.ts";
import styles from "./plan-fields.module.css";

/** Switches a visitor's units; an account sets them in Settings. */
export function UnitSwitch() {
  const { data: user } = useCurrentUser();
  const [units, setUnits] = useVisitorUnits();
  if (user !== null) return null;
  const other = units === "miles" ? "kilometers" : "miles";
  return (
    <Button
      className={styles.unitSwitch ?? ""}
      variant="default"
      size="compact-sm"
      onClick={() => setUnits(other)}
    >
      Switch to {other}
    </Button>
  );
}
