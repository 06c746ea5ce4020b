import { Button } from "@mantine/core";
import type { Examples } from "../gallery/example.ts";
import { Live } from "../gallery/Live.tsx";
import { Dialog } from "./Dialog.tsx";
import { DialogActions } from "./DialogActions.tsx";

const act = () => undefined;

export const examples: Examples = {
  "opened by a button": (
    <Live start={false}>
      {(isOpen, setOpen) => (
        <>
          <Button variant="default" onClick={() => setOpen(true)}>
            Open
          </Button>
          {isOpen && (
            <Dialog title="Delete Training Plan" onClose={() => setOpen(false)}>
              What it is about, in a sentence or two.
              <DialogActions
                label="Delete"
                isBusy={false}
                isDangerous
                onCancel={() => setOpen(false)}
                onAction={() => setOpen(false)}
              />
            </Dialog>
          )}
        </>
      )}
    </Live>
  ),
  "its buttons": <DialogActions label="Update Plan" isBusy={false} onCancel={act} />,
  "while busy": <DialogActions label="Updating..." isBusy onCancel={act} />,
  "at the foot of a long dialog": (
    <DialogActions label="Complete Workout" isBusy={false} isFoot onCancel={act} />
  ),
  "not ready yet": <DialogActions label="Update Plan" isBusy={false} isDisabled onCancel={act} />,
};
