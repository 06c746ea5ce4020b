import { VisuallyHidden } from "@mantine/core";
import type { IsoDate } from "@triplan/domain";
import type { Finding, Season } from "@triplan/plan-engine";
import { classes, SegmentedTabs } from "@triplan/ui";
import { useMemo } from "react";
import type { KeptChange } from "../../shared/completions/kept-changes.ts";
import type { DayAdvice } from "./advice/day-advice.ts";
import { FirstVisit } from "./first-visit/first-visit.tsx";
import { PlacedPlan } from "./first-visit/placed-plan.tsx";
import { useFirstVisit, type Outlines } from "./first-visit/use-first-visit.ts";
import { usePlacePlan } from "./first-visit/use-place-plan.ts";
import { KeptNotes } from "./completion/kept-notes.tsx";
import { BoardProvider } from "./placing/use-board.tsx";
import { MatchingNote } from "./matching/matching-note.tsx";
import { MatchingProvider } from "./matching/matching.tsx";
import { FileImport } from "./files/file-import.tsx";
import drop from "./files/file-drop.module.css";
import type { WeekModel } from "./model/week-model.ts";
import { extraMinutes, weekSummary, type WeekSummary } from "./summary/week-summary.ts";
import { AutoScheduleButton, type AutoScheduleButtonProps } from "./moves/auto-schedule-button.tsx";
import { AvailablePanel, type AvailableListProps } from "./board/available-list.tsx";
import { CompletedList } from "./board/completed-list.tsx";
import type { FirstStepProps } from "./board/first-step.tsx";
import { SelectionBar } from "./placing/selection-bar.tsx";
import { WeekBoard } from "./board/week-board.tsx";
import { DetailsSlot, type DetailsSlotProps } from "./dialogs/details-slot.tsx";
import { WeekDialogs } from "./dialogs/week-dialogs.tsx";
import { OpenTimeOff } from "./time-off/open-time-off.tsx";
import { CheckInLine } from "./today/check-in-line.tsx";
import { TodayPanel } from "./today/today-panel.tsx";
import { useComingUp } from "./today/use-coming-up.ts";
import { useWeekBefore } from "./today/use-week-before.ts";
import { WeekWarnings } from "./summary/week-warnings.tsx";
import layout from "./styles/week-layout.module.css";
import { WeekStrip } from "./summary/week-strip.tsx";
import { HighlightLine } from "./season/highlight-line.tsx";
import { SeasonCard } from "./season/season-card.tsx";
import type { ShownLimits } from "./season/use-plan-limits.tsx";
import { ThisWeekCard } from "./summary/this-week-card.tsx";
import { useWeekFindings } from "./advice/use-week-findings.ts";
import { useWeekBoard, type WeekTab } from "./use-week-board.ts";
import type { useWeekOverlay, WeekOverlay } from "./dialogs/use-week-overlay.ts";
import type { ExerciseRow, PlanRow } from "./model/week-types.ts";

export interface WeekBodyProps {
  plan: PlanRow;
  season: Season;
  limits: Omit<ShownLimits, "atHead">;
  week: number;
  currentWeek: number;
  today: IsoDate;
  rows: readonly ExerciseRow[];
  /** Completions on this device that the server does not have. */
  kept: readonly KeptChange[];
  tab: WeekTab;
  onTab: (tab: WeekTab) => void;
  overlay: ReturnType<typeof useWeekOverlay>;
}

const WeekTabs = ({
  tab,
  onTab,
  count,
}: { count: number } & Pick<WeekBodyProps, "tab" | "onTab">) => (
  <div className={layout.tabs}>
    <SegmentedTabs
      label="The week"
      value={tab}
      onChange={onTab}
      tabs={[
        { value: "schedule", label: "Weekly Schedule", panelId: "weekly-schedule" },
        { value: "available", label: `Available (${count})`, panelId: "available-exercises" },
      ]}
    />
  </div>
);

interface ColumnsProps extends Pick<
  WeekBodyProps,
  "plan" | "season" | "limits" | "week" | "currentWeek"
> {
  model: WeekModel<ExerciseRow>;
  advice: readonly DayAdvice[] | null;
  list: AvailableListProps;
  summary: WeekSummary;
  findings: readonly Finding[];
  auto: AutoScheduleButtonProps;
  firstStep: FirstStepProps | null;
  outlines: Outlines;
  onHelp: () => void;
  onDownload: () => void;
  details: DetailsSlotProps;
}

const Columns = ({
  plan,
  season,
  limits,
  week,
  model,
  advice,
  list,
  summary,
  currentWeek,
  findings,
  auto,
  firstStep,
  outlines,
  onHelp,
  onDownload,
  details,
}: ColumnsProps) => (
  <div
    className={layout.columns}
    data-panel={(details.overlay.isPanel && details.exercise !== null) || undefined}
    data-all-placed={list.exercises.length === 0 || undefined}
  >
    <div id="available-exercises" className={layout.available}>
      <AvailablePanel {...list} />
    </div>
    <WeekBoard
      plan={plan}
      week={week}
      days={model.days}
      raceSunday={model.raceSunday}
      advice={advice}
      findings={findings}
      auto={auto}
      firstStep={firstStep}
      outlines={outlines}
      onHelp={onHelp}
    />
    {limits.belowDays && <div className={layout.limits}>{limits.belowDays}</div>}
    <aside className={layout.side} aria-label="Season and week">
      <SeasonCard
        season={season}
        weekMinutes={plan.weekMinutes}
        week={week}
        currentWeek={currentWeek}
      />
      <ThisWeekCard
        plan={plan}
        outlined={season.weeks[week - 1]}
        summary={summary}
        exercises={model.exercises}
        onDownload={onDownload}
      />
    </aside>
    <div className={layout.details}>
      <DetailsSlot {...details} />
    </div>
  </div>
);

/** The exercise whose details the address opens, if this week has it. */
function openedExercise(
  { exercises }: WeekModel<ExerciseRow>,
  shown: WeekOverlay | null,
): ExerciseRow | null {
  if (shown?.kind !== "details") return null;
  return exercises.find(({ id }) => id === shown.exerciseId) ?? null;
}

/** A loaded week: summary, list, board, rail and completed exercises. */
export function WeekBody(props: WeekBodyProps) {
  const { rows, tab, onTab, overlay } = props;
  const {
    root,
    files,
    words,
    announce,
    model,
    placing,
    auto,
    board,
    matching,
    dialogs,
    goToSchedule,
  } = useWeekBoard(props);
  const summary = useMemo(() => weekSummary(rows), [rows]);
  const findings = useWeekFindings(props, model);
  const autoButton = { ...auto, count: model.available.length };
  const placement = usePlacePlan(props.plan, announce);
  const isPending = auto.isPending || placement.isPending;
  const firstVisit = useFirstVisit(props, model, {
    isPending,
    placeWeek: auto.run,
    placePlan: placement.place,
  });
  const firstStep = firstVisit.offersFirstStep
    ? {
        count: model.available.length,
        isPending,
        onPlace: auto.run,
        onChoose: () => onTab("available"),
      }
    : null;
  const list = { exercises: model.available, isWeekEmpty: rows.length === 0 };
  const next = useComingUp(props);
  const weekBefore = useWeekBefore(props);
  return (
    <BoardProvider value={board}>
      <MatchingProvider value={matching}>
        <div ref={root} className={classes(layout.body, drop.week)} data-tab={tab}>
          <PlacedPlan {...placement} />
          <KeptNotes kept={props.kept} />
          {firstVisit.panel && <FirstVisit {...firstVisit.panel} />}
          <OpenTimeOff plan={props.plan} today={props.today} />
          {props.week === props.currentWeek && <CheckInLine planId={props.plan.id} />}
          {!firstStep && !firstVisit.panel && (
            <TodayPanel
              plan={props.plan}
              today={props.today}
              week={props.week}
              model={model}
              weekBefore={weekBefore}
              next={next}
              actions={dialogs.actions}
              auto={autoButton}
            />
          )}
          <HighlightLine plan={props.plan} week={props.week} rows={rows} />
          <div className={layout.figures}>
            <WeekStrip summary={summary} extra={extraMinutes(matching.activities)} />
          </div>
          <WeekTabs tab={tab} onTab={onTab} count={model.available.length} />
          {!firstStep && !firstVisit.panel && (
            <div className={layout.autoOnPhone}>
              <AutoScheduleButton {...autoButton} />
            </div>
          )}
          <Columns
            {...props}
            model={model}
            advice={placing.advice}
            list={list}
            summary={summary}
            findings={findings}
            auto={autoButton}
            firstStep={firstStep}
            outlines={firstVisit.outlines}
            onHelp={() => overlay.show({ kind: "keys" })}
            onDownload={() => overlay.show({ kind: "week-files" })}
            details={{
              root,
              overlay,
              exercise: openedExercise(model, overlay.shown),
              exercises: model.exercises,
              findings,
              actions: dialogs.actions,
              isBusy: placing.selectedId !== null || dialogs.menu !== null,
            }}
          />
          <div className={layout.completed}>
            <MatchingNote />
            <WeekWarnings
              findings={findings.filter(({ day }) => day === null)}
              warnings={props.limits.atEnd}
            />
            <CompletedList exercises={model.completed} />
          </div>
          <SelectionBar
            unit={placing.unit}
            onGoToSchedule={() => goToSchedule()}
            onCancel={placing.cancel}
          />
          <FileImport {...files} />
          <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
          <WeekDialogs
            plan={props.plan}
            week={props.week}
            list={list}
            overlay={overlay.shown}
            isCovered={overlay.isCovering}
            onClose={overlay.close}
            exercises={[...weekBefore, ...model.exercises]}
            {...dialogs}
          />
        </div>
      </MatchingProvider>
    </BoardProvider>
  );
}
