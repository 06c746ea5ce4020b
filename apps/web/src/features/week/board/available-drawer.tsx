import { Drawer } from "@mantine/core";
import styles from "./available-drawer.module.css";
import { AvailableList, type AvailableListProps } from "./available-list.tsx";

export interface AvailableDrawerProps extends AvailableListProps {
  opened: boolean;
  onClose: () => void;
}

/** The available exercises where the board needs the full width. */
export const AvailableDrawer = (props: AvailableDrawerProps) => (
  <Drawer.Root
    opened={props.opened}
    onClose={props.onClose}
    size={280}
    returnFocus={false}
    // `className` on the content would style its outer frame too and hide the page behind it.
    classNames={{ content: styles.content ?? "" }}
  >
    <Drawer.Overlay />
    <Drawer.Content>
      {/* Not Mantine's header: it would be a second banner landmark. */}
      <div className={styles.head}>
        <Drawer.Title>Available Exercises</Drawer.Title>
        <Drawer.CloseButton aria-label="Close" />
      </div>
      <Drawer.Body>
        <AvailableList exercises={props.exercises} isWeekEmpty={props.isWeekEmpty} />
      </Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
);
