import { Menu } from "@mantine/core";
import {
  IconArrowsMove,
  IconCalendarOff,
  IconChecks,
  IconInfoCircle,
  IconUnlink,
} from "@tabler/icons-react";
import { useEffect, type Ref } from "react";
import type { ExerciseRow } from "../week-types.ts";

/** What can be done with an exercise besides pressing its card. */
export interface CardActions {
  move: (exercise: ExerciseRow) => void;
  unschedule: (exercise: ExerciseRow) => void;
  why: (exercise: ExerciseRow) => void;
  /** Takes the exercise and its recording apart. */
  unmatch: (exercise: ExerciseRow) => void;
  /** Absent where exercises are completed in another way. */
  complete?: (exercise: ExerciseRow) => void;
}

export interface OpenMenu {
  exercise: ExerciseRow;
  /** The button on the card that opened it. */
  anchor: HTMLElement;
}

/** Hands the button that is there already to the menu as its target. */
function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useEffect(() => {
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  }, [element, ref]);
  return null;
}

const ICONS = {
  move: IconArrowsMove,
  unschedule: IconCalendarOff,
  complete: IconChecks,
  why: IconInfoCircle,
  unmatch: IconUnlink,
} as const satisfies Record<keyof CardActions, typeof IconChecks>;

interface Entry {
  action: keyof CardActions;
  label: string;
}

function entriesFor(exercise: ExerciseRow, actions: CardActions): Entry[] {
  const why: Entry = { action: "why", label: "Why this?" };
  if (exercise.matchedActivityId !== null) return [{ action: "unmatch", label: "Unmatch" }, why];
  if (exercise.isCompleted) return [why];
  return [
    { action: "move", label: exercise.isScheduled ? "Move to…" : "Choose a day…" },
    ...(exercise.isScheduled ? [{ action: "unschedule", label: "Unschedule" } as const] : []),
    ...(actions.complete ? [{ action: "complete", label: "Complete…" } as const] : []),
    why,
  ];
}

export interface CardMenuProps {
  menu: OpenMenu;
  actions: CardActions;
  onClose: () => void;
}

/** The menu of a card. */
export const CardMenu = ({ menu: { exercise, anchor }, actions, onClose }: CardMenuProps) => (
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
      <Anchor key={exercise.id} element={anchor} />
    </Menu.Target>
    <Menu.Dropdown aria-label={`Actions for ${exercise.name}`} aria-labelledby={undefined}>
      {entriesFor(exercise, actions).map(({ action, label }) => {
        const Icon = ICONS[action];
        return (
          <Menu.Item
            key={action}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => {
              // What opens next gives the focus back to the card, not to an entry that is gone.
              anchor.focus({ preventScroll: true });
              actions[action]?.(exercise);
            }}
          >
            {label}
          </Menu.Item>
        );
      })}
    </Menu.Dropdown>
  </Menu>
);
