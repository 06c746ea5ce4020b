import { Button } from "@mantine/core";
import { useState } from "react";
import { NewPasswordField } from "../../../shared/account/new-password-field.tsx";
import { PasswordField } from "../../../shared/account/password-field.tsx";
import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import styles from "./parts/account.module.css";
import { useChangePassword } from "./use-account.ts";

const EMPTY = { currentPassword: "", newPassword: "" };

/** Changes the password. A weak one only gets a hint. */
export function PasswordForm({ username }: { username: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const { mutate, isPending, error, reset } = useChangePassword(() => setTyped(EMPTY));
  const errors = refusedFields(error);
  function change(part: Partial<typeof typed>) {
    reset();
    setTyped({ ...typed, ...part });
  }
  return (
    <form
      className={styles.password}
      aria-label="Password"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(typed);
      }}
    >
      {/* Password managers look for the name that the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        value={typed.currentPassword}
        error={errors["currentPassword"]}
        description={
          <span className={styles.muted}>Your other logins end when you change it.</span>
        }
        onChange={(currentPassword) => change({ currentPassword })}
      />
      <NewPasswordField
        username={username}
        value={typed.newPassword}
        error={errors["newPassword"]}
        onChange={(newPassword) => change({ newPassword })}
      />
      <Button type="submit" variant="default" aria-disabled={isPending}>
        {isPending ? "Changing..." : "Change Password"}
      </Button>
    </form>
  );
}
