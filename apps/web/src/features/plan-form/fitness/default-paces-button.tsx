import { Button } from "@mantine/core";
import type { ExperienceLevel, RacePaces, RaceType } from "@triplan/domain";
import { Link } from "react-router-dom";
import { writeDefaultPaces } from "../../../shared/preferences/default-paces.ts";
import { useSavePreferences } from "../../../shared/preferences/use-save-preferences.ts";
import type { PublicUser } from "../../../shared/network/trpc.ts";
import hints from "../styles/hints.module.css";

interface DefaultPacesButtonProps {
  user: PublicUser | null;
  paces: RacePaces;
  raceType: RaceType;
  level: ExperienceLevel;
}

/** Saves the current paces as the account's defaults; tells a visitor that this needs a login. */
export function DefaultPacesButton({ user, paces, raceType, level }: DefaultPacesButtonProps) {
  const { mutate, isPending } = useSavePreferences();
  if (!user) {
    return (
      <Button component={Link} to="/auth" variant="default" className={hints.smallButton ?? ""}>
        Log in to save default paces
      </Button>
    );
  }
  const save = () => mutate({ ...writeDefaultPaces(paces, raceType), experienceLevel: level });
  return (
    <Button
      variant="default"
      className={hints.smallButton ?? ""}
      aria-disabled={isPending}
      onClick={() => isPending || save()}
    >
      Save as Default Paces
    </Button>
  );
}
