import { Button, Modal, VisuallyHidden } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { DetailsBody, type DetailsBodyProps } from "./details-body.tsx";
import { DetailsTitle } from "./details-title.tsx";
import styles from "./exercise-details.module.css";

/** An exercise in full over the week, on screens without space beside it. */
export const DetailsSheet = ({ opened, ...props }: DetailsBodyProps & { opened: boolean }) => (
  <Modal.Root
    opened={opened}
    onClose={props.onClose}
    fullScreen
    returnFocus={false}
    classNames={{ content: styles.sheet ?? "" }}
  >
    <Modal.Content>
      <div className={styles.back}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          onClick={props.onClose}
        >
          <VisuallyHidden>Back to </VisuallyHidden>Week {props.exercise.week}
        </Button>
      </div>
      <Modal.Body>
        {/* Not Mantine's header: it would be a second banner landmark. */}
        <Modal.Title>
          <DetailsTitle parts={props.parts} />
        </Modal.Title>
        <DetailsBody {...props} />
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
