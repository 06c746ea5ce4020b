import { Button } from "@mantine/core";
import { formatPace, formatSpeed, type ExperienceLevel } from "@triplan/domain";
import { Link } from "react-router-dom";
import { useSavePreferences } from "../../../shared/preferences/use-save-preferences.ts";
import type { PublicUser } from "../../../shared/network/trpc.ts";
import styles from "./plan-fields.module.css";
import type { PlanValues } from "../draft/plan-values.ts";

interface DefaultPacesButtonProps {
  user: PublicUser | null;
  values: PlanValues;
  level: ExperienceLevel;
}

/** Saves the current paces as the account's defaults; tells a visitor that this needs a login. */
export function DefaultPacesButton({ user, values, level }: DefaultPacesButtonProps) {
  const { mutate, isPending } = useSavePreferences();
  if (!user) {
    return (
      <Button component={Link} to="/auth" variant="default" className={styles.smallButton ?? ""}>
        Log in to save default paces
      </Button>
    );
  }
  const save = () =>
    mutate({
      defaultSwimPace: formatPace(values.currentSwimPace),
      defaultBikePace: formatSpeed(values.currentBikePace),
      defaultRunPace: formatPace(values.currentRunPace),
      experienceLevel: level,
    });
  return (
    <Button
      variant="default"
      className={styles.smallButton ?? ""}
      aria-disabled={isPending}
      onClick={() => isPending || save()}
    >
      Save as Default Paces
    </Button>
  );
}
