import { Button } from "@mantine/core";
import { DISCIPLINES, RACE_WORDS, type Discipline } from "@triplan/domain";
import { classes, PaceSlider, SegmentedTabs, useUnits } from "@triplan/ui";
import { Fragment, useState } from "react";
import type { CurrentThreshold, PublicUser } from "../../../shared/network/trpc.ts";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import { paceMeaning } from "../../../shared/thresholds/pace-meaning.ts";
import { PACE_FIELDS, type PlanValues } from "../draft/plan-values.ts";
import styles from "./fitness-section.module.css";
import type { PlanErrors } from "../draft/plan-errors.ts";
import { thresholdsOf, type PlanFacts } from "../draft/plan-facts.ts";
import type { UpdatePlan } from "../draft/use-plan-draft.ts";
import hints from "../styles/hints.module.css";
import { DefaultPacesButton } from "./default-paces-button.tsx";
import { ExperienceLevel } from "./experience-level.tsx";
import { paceFarAhead } from "./pace-far-ahead.ts";
import { ResultFields } from "./result-fields.tsx";
import { WhichThreshold } from "./which-threshold.tsx";

const pointsText = (points: number) => `${points} of 3 points`;

const PANEL = "fitness-panel";
const TABS = [
  { value: "paces", label: "From race paces", panelId: PANEL },
  { value: "results", label: "From a recent result", panelId: PANEL },
] as const;

interface FitnessSectionProps {
  values: PlanValues;
  facts: PlanFacts;
  errors: PlanErrors;
  update: UpdatePlan;
  user: PublicUser | null;
  hasOwnPaces: boolean;
  stored: readonly CurrentThreshold[];
  onConfirmPaces: () => void;
}

export function FitnessSection(props: FitnessSectionProps) {
  const { values, facts, errors, update, user, hasOwnPaces, stored, onConfirmPaces } = props;
  const units = useUnits();
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>("paces");
  const setPace = (discipline: Discipline, pace: number) =>
    update((last) => ({ ...last, [PACE_FIELDS[discipline]]: pace }));
  const { points, level } = facts.experience;
  const question = (discipline: Discipline) => (
    <WhichThreshold
      key={discipline}
      {...{ discipline, values, stored }}
      onPace={(pace) => setPace(discipline, pace)}
    />
  );
  const ahead = paceFarAhead(points);
  const race = { raceType: values.raceType, distances: facts.distances };
  const thresholds = thresholdsOf(values);
  return (
    <FormSection
      title="Fitness"
      note="The paces you could hold in this race if it were today, or a recent result."
    >
      <div className={styles.sources}>
        <SegmentedTabs label="Source of your paces" tabs={TABS} value={tab} onChange={setTab} />
      </div>
      <ExperienceLevel experience={facts.experience} isExample={!hasOwnPaces} />
      {!hasOwnPaces && (
        <p className={classes(hints.hint, styles.examplePaces)}>
          <span>
            <b>Example paces:</b> move the sliders to yours.
          </span>
          <Button variant="default" className={hints.smallButton ?? ""} onClick={onConfirmPaces}>
            These are my paces
          </Button>
        </p>
      )}
      <div id={PANEL} role="tabpanel" aria-label="Your paces">
        {tab === "results" ? (
          <>
            <ResultFields raceType={values.raceType} onPace={setPace} />
            {DISCIPLINES.map(question)}
          </>
        ) : (
          DISCIPLINES.map((discipline) => (
            <Fragment key={discipline}>
              <PaceSlider
                discipline={discipline}
                value={values[PACE_FIELDS[discipline]]}
                onChange={(pace) => setPace(discipline, pace)}
                note={pointsText(points[discipline])}
                meaning={paceMeaning(discipline, thresholds, race, units)}
                error={errors[PACE_FIELDS[discipline]]}
              />
              {question(discipline)}
            </Fragment>
          ))
        )}
      </div>
      {ahead && hasOwnPaces && (
        <p className={styles.paceHint}>
          Your {ahead} is far ahead of the other two. Is it the pace you could hold over this{" "}
          {RACE_WORDS[values.raceType]}&rsquo;s whole {ahead}?
        </p>
      )}
      <div className={styles.fitnessFoot}>
        <p className={hints.small}>
          {tab === "results"
            ? "From the last 8 weeks, as hard as you could. Your training paces stay the same when you change the race."
            : "Further right is faster. The marks show the pace that earns 1, 2 or 3 points."}
        </p>
        <DefaultPacesButton {...{ user, level }} paces={facts.paces} raceType={values.raceType} />
      </div>
    </FormSection>
  );
}
