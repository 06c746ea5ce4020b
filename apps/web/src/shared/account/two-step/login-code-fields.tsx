import { Button } from "@mantine/core";
import { useState } from "react";
import { CodeField } from "./code-field.tsx";
import styles from "./two-step.module.css";

interface LoginCodeFieldsProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Asks for a code of the app, or for a recovery code if the app is out of reach. */
export function LoginCodeFields({ onChange, ...field }: LoginCodeFieldsProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div>
      <CodeField
        key={String(isRecovery)}
        isRecovery={isRecovery}
        isFocused
        onChange={onChange}
        {...field}
      />
      <Button
        className={styles.other}
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          onChange("");
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? "Use a Code of Your App" : "Use a Recovery Code"}
      </Button>
    </div>
  );
}
