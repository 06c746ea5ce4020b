import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import styles from "./parts/account.module.css";
import { PasskeyNameField } from "./passkey-name-field.tsx";
import { passkeyErrors, type Passkey, useRenamePasskey } from "./use-passkeys.ts";

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error, reset } = useRenamePasskey(onClose);
  return (
    <Dialog title="Rename your passkey" isBusy={isPending} onClose={onClose}>
      <form
        aria-label="Rename your passkey"
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ passkeyId: passkey.id, name });
        }}
      >
        <PasskeyNameField
          value={name}
          error={passkeyErrors(error)["name"]}
          onChange={(text) => {
            reset();
            setName(text);
          }}
        />
        <DialogActions
          label={isPending ? "Saving..." : "Save Name"}
          isBusy={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
