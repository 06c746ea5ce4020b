import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import styles from "./parts/account.module.css";
import { ConfirmPasswordField } from "./parts/confirm-password-field.tsx";
import { contentText, lastDayText } from "./deletion-receipt.ts";
import { useDeleteAccount } from "./use-account.ts";

interface DeleteAccountDialogProps {
  username: string;
  onClose: () => void;
}

/** Says what goes and until when it can be kept, and asks for the password. */
export function DeleteAccountDialog({ username, onClose }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState("");
  const { data: deletion, isFetching } = trpc.account.previewDeletion.useQuery();
  const { mutate, isPending, error, reset } = useDeleteAccount();
  return (
    <Dialog title="Delete your account?" isBusy={isPending} onClose={onClose}>
      <p className={styles.question} aria-busy={isFetching}>
        {deletion ? contentText(deletion) : "Everything in it"} will go. Your watch is disconnected,
        and your calendar and public links end at once.
      </p>
      <p className={styles.text}>
        {deletion ? `Until ${lastDayText(deletion)}` : "For 14 days"} you can log in to keep it.
        After that, nothing can be brought back.
      </p>
      <form
        aria-label="Delete your account"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ password });
        }}
      >
        <ConfirmPasswordField
          username={username}
          value={password}
          error={refusedFields(error)["password"]}
          onChange={(text) => {
            reset();
            setPassword(text);
          }}
        />
        <DialogActions
          label={isPending ? "Deleting..." : "Delete Account"}
          isBusy={isPending}
          isDangerous
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
