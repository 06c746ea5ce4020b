import { useCurrentUser } from "../../shared/account/current-user.ts";
import { SettingsForVisitor } from "./settings-for-visitor.tsx";
import { Settings } from "./settings.tsx";

export function SettingsPage() {
  const { data: user } = useCurrentUser();
  return user ? <Settings key={user.id} user={user} /> : <SettingsForVisitor />;
}
