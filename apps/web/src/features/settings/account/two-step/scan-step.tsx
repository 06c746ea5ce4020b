import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import { CodeField } from "../../../../shared/account/two-step/code-field.tsx";
import { refusedFields } from "../../../../shared/forms/refused-fields.ts";
import type { RouterOutputs } from "../../../../shared/network/trpc.ts";
import styles from "../parts/account.module.css";
import { QrCode } from "./qr-code.tsx";
import own from "./two-step.module.css";
import type { useTurnOn } from "./use-two-step.ts";

const GROUP = /.{4}(?=.)/g;

interface ScanStepProps {
  appKey: RouterOutputs["secondFactor"]["start"];
  request: ReturnType<typeof useTurnOn>;
  onClose: () => void;
}

/** Shows the key for the app, and asks for the code that the app then shows. */
export function ScanStep({ appKey: { secret, uri }, request, onClose }: ScanStepProps) {
  const [code, setCode] = useState("");
  const { mutate, isPending, error, reset } = request;
  return (
    <Dialog title="Add Triplan to your app" size={480} isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>
        Scan this with your authenticator app. Then enter the code that the app shows.
      </p>
      <QrCode text={uri} label="QR code with the key for your app" />
      <p className={own.key}>
        <span>Or enter this key in your app:</span>
        <code>{secret.replaceAll(GROUP, "$& ")}</code>
        <a href={uri}>Open an app on this device</a>
      </p>
      <form
        aria-label="Add Triplan to your app"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ code });
        }}
      >
        <CodeField
          value={code}
          error={refusedFields(error)["code"]}
          onChange={(text) => {
            reset();
            setCode(text);
          }}
        />
        <DialogActions
          label={isPending ? "Turning On..." : "Turn On"}
          isBusy={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
