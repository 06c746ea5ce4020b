import { Drawer } from "@mantine/core";
import styles from "./available-drawer.module.css";
import { AvailableList, type AvailableListProps } from "./available-list.tsx";

export interface AvailableDrawerProps extends AvailableListProps {
  opened: boolean;
  onClose: () => void;
}

/** The list of available exercises where the board needs the whole width. */
export const AvailableDrawer = (props: AvailableDrawerProps) => (
  <Drawer
    opened={props.opened}
    onClose={props.onClose}
    size={280}
    returnFocus={false}
    classNames={{ content: styles.content ?? "" }}
    title="Available Exercises"
    closeButtonProps={{ "aria-label": "Close" }}
  >
    <AvailableList exercises={props.exercises} isWeekEmpty={props.isWeekEmpty} />
  </Drawer>
);
