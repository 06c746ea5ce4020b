import { Menu } from "@mantine/core";
import { shortDayName, type IsoDate } from "@triplan/domain";
import {
  IconActivity,
  IconArrowBackUp,
  IconArrowsMove,
  IconCalendarOff,
  IconChecks,
  IconDeviceWatch,
  IconDownload,
  IconFileImport,
  IconInfoCircle,
  IconPencil,
  IconPlaneDeparture,
  IconPlayerPlay,
  IconUnlink,
  IconX,
} from "@tabler/icons-react";
import { MenuAnchor } from "../../../shared/browser/menu-anchor.tsx";
import { NEEDS_NETWORK } from "../../../shared/offline/online-button.tsx";
import { useIsOutOfReach } from "../../../shared/offline/reach.ts";
import { activityName, isMatchable } from "../matching/matchable.ts";
import { useWeekMatching, type Matching } from "../matching/matching.tsx";
import { isByHand, isCorrectable } from "../model/is-matched.ts";
import { isOpen } from "../model/is-open.ts";
import { isStartable } from "../model/is-startable.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { useBoard } from "../placing/use-board.tsx";
import styles from "./card-menu.module.css";

/** Actions on an exercise besides selecting its card. */
export interface CardActions {
  move: (exercise: ExerciseRow) => void;
  unschedule: (exercise: ExerciseRow) => void;
  open: (exercise: ExerciseRow) => void;
  /** Opens the page of the activity that completed it. */
  openRecording: (exercise: ExerciseRow) => void;
  /** Unlinks the exercise from its activity. */
  unmatch: (exercise: ExerciseRow) => void;
  /** Opens the steps one by one. */
  start: (exercise: ExerciseRow) => void;
  /** Completes the exercise with a file of the athlete's choice. */
  importFile: (exercise: ExerciseRow) => void;
  /** Completes the exercise by hand, or changes what was entered. */
  complete: (exercise: ExerciseRow) => void;
  /** Marks exercises as not done. */
  skip: (exercises: readonly ExerciseRow[]) => void;
  /** Opens an exercise again that was not done. */
  undoSkip: (exercise: ExerciseRow) => void;
  /** Opens the files of the exercise for watches and trainers. */
  download: (exercise: ExerciseRow) => void;
  /** Opens time off that begins on a day. */
  takeTimeOff: (day: IsoDate) => void;
  /** Opens an exercise again that was completed by hand. */
  undoCompletion: (exercise: ExerciseRow) => void;
}

export interface OpenMenu {
  exercise: ExerciseRow;
  /** The button that opened the menu. */
  anchor: HTMLElement;
}

interface Entry {
  label: string;
  Icon: typeof IconChecks;
  run: () => void;
  /** It can't wait on the device. */
  isOnline?: boolean;
}

function matchEntries(exercise: ExerciseRow, { activities, match }: Matching): Entry[] {
  const matchable = activities.filter((activity) => isMatchable(exercise, activity));
  return matchable.map((activity) => ({
    label: `Match with ${activityName(activity)}, ${shortDayName(activity.localDate)}`,
    Icon: IconDeviceWatch,
    run: () => match(exercise.id, activity),
  }));
}

/** What a menu needs to know besides its exercise. */
interface MenuFacts {
  actions: CardActions;
  matching: Matching;
  today: IsoDate;
}

const wasDue = ({ scheduledDate }: ExerciseRow, today: IsoDate): boolean =>
  scheduledDate !== null && scheduledDate <= today;

function openEntries(exercise: ExerciseRow, { actions, matching, today }: MenuFacts): Entry[] {
  const moveLabel = exercise.isScheduled ? "Move to…" : "Choose a day…";
  const unschedule = () => actions.unschedule(exercise);
  return [
    ...(isStartable(exercise)
      ? [{ label: "Start…", Icon: IconPlayerPlay, run: () => actions.start(exercise) }]
      : []),
    { label: moveLabel, Icon: IconArrowsMove, run: () => actions.move(exercise) },
    ...(exercise.isScheduled
      ? [{ label: "Unschedule", Icon: IconCalendarOff, run: unschedule }]
      : []),
    ...matchEntries(exercise, matching),
    { label: "Complete…", Icon: IconChecks, run: () => actions.complete(exercise) },
    ...(wasDue(exercise, today)
      ? [{ label: "Not done", Icon: IconX, run: () => actions.skip([exercise]), isOnline: true }]
      : []),
    { label: "Import a file…", Icon: IconFileImport, run: () => actions.importFile(exercise) },
    {
      label: "Download for your watch…",
      Icon: IconDownload,
      run: () => actions.download(exercise),
    },
    ...timeOffEntries(exercise, actions),
  ];
}

function timeOffEntries({ scheduledDate }: ExerciseRow, { takeTimeOff }: CardActions): Entry[] {
  if (scheduledDate === null) return [];
  const run = () => takeTimeOff(scheduledDate);
  return [{ label: "Time off that day…", Icon: IconPlaneDeparture, run }];
}

const skippedEntries = (exercise: ExerciseRow, { actions }: MenuFacts): Entry[] => [
  {
    label: "Open it again",
    Icon: IconArrowBackUp,
    run: () => actions.undoSkip(exercise),
    isOnline: true,
  },
  { label: "Move to…", Icon: IconArrowsMove, run: () => actions.move(exercise) },
  { label: "Complete…", Icon: IconChecks, run: () => actions.complete(exercise) },
];

function entriesFor(exercise: ExerciseRow, facts: MenuFacts): Entry[] {
  const { actions } = facts;
  const details: Entry = {
    label: "Details",
    Icon: IconInfoCircle,
    run: () => actions.open(exercise),
  };
  const edit: Entry = {
    label: "Edit what I did…",
    Icon: IconPencil,
    run: () => actions.complete(exercise),
  };
  if (isByHand(exercise)) {
    return [
      edit,
      {
        label: "Undo completion",
        Icon: IconArrowBackUp,
        run: () => actions.undoCompletion(exercise),
        // What was not sent yet is undone on the device.
        isOnline: !exercise.isWaiting,
      },
      details,
    ];
  }
  if (exercise.matchedActivityId !== null) {
    return [
      {
        label: "What was recorded",
        Icon: IconActivity,
        run: () => actions.openRecording(exercise),
      },
      ...(isCorrectable(exercise) ? [edit] : []),
      { label: "Unmatch", Icon: IconUnlink, run: () => actions.unmatch(exercise) },
      details,
    ];
  }
  if (exercise.isCompleted) return [details];
  const entriesOf = isOpen(exercise) ? openEntries : skippedEntries;
  return [...entriesOf(exercise, facts), details];
}

export interface CardMenuProps {
  menu: OpenMenu;
  actions: CardActions;
  onClose: () => void;
}

export function CardMenu({ menu: { exercise, anchor }, actions, onClose }: CardMenuProps) {
  const matching = useWeekMatching();
  const { today } = useBoard();
  const isOutOfReach = useIsOutOfReach();
  return (
    <Menu
      opened
      onChange={(isOpened) => !isOpened && onClose()}
      position="bottom-end"
      width={200}
      shadow="md"
      hideDetached={false}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <MenuAnchor key={exercise.id} element={anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={`Actions for ${exercise.name}`} aria-labelledby={undefined}>
        {entriesFor(exercise, { actions, matching, today }).map(
          ({ label, Icon, run, isOnline }) => (
            <Menu.Item
              key={label}
              leftSection={<Icon size={16} aria-hidden />}
              disabled={Boolean(isOnline) && isOutOfReach}
              onClick={() => {
                // The next dialog returns the focus to the card, not to a removed menu item.
                anchor.focus({ preventScroll: true });
                run();
              }}
            >
              {label}
              {isOnline && isOutOfReach && <small className={styles.why}>{NEEDS_NETWORK}</small>}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
