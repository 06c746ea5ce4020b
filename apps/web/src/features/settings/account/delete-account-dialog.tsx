import { Dialog } from "@triplan/ui";
import { trpc } from "../../../shared/network/trpc.ts";
import styles from "./parts/account.module.css";
import { ConfirmPasswordForm } from "./parts/confirm-password-form.tsx";
import { contentText, lastDayText } from "./deletion-receipt.ts";
import { useDeleteAccount } from "./use-account.ts";

interface DeleteAccountDialogProps {
  username: string;
  onClose: () => void;
}

/** Says what goes and until when it can be kept, and asks for the password. */
export function DeleteAccountDialog({ username, onClose }: DeleteAccountDialogProps) {
  const { data: deletion, isFetching } = trpc.account.previewDeletion.useQuery();
  const request = useDeleteAccount();
  return (
    <Dialog title="Delete your account?" isBusy={request.isPending} onClose={onClose}>
      <p className={styles.question} aria-busy={isFetching}>
        {deletion ? contentText(deletion) : "Everything in it"} will go. Your watch is disconnected,
        and your calendar and public links end at once.
      </p>
      <p className={styles.text}>
        {deletion ? `Until ${lastDayText(deletion)}` : "For 14 days"} you can log in to keep it.
        After that, nothing can be brought back.
      </p>
      <ConfirmPasswordForm
        name="Delete your account"
        username={username}
        action={{ ready: "Delete Account", busy: "Deleting...", isDangerous: true }}
        request={request}
        onConfirm={(password) => request.mutate({ password })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
