import type { Program } from "../program/command.ts";
import { deleteUser } from "./delete-user.ts";
import { disableUser } from "./disable-user.ts";
import { enableUser } from "./enable-user.ts";
import { listUsers } from "./list-users.ts";
import { resetLink } from "./reset-link.ts";
import { twoStepOff } from "./two-step-off.ts";

/** Administers the accounts of this installation. */
export const USERS: Program = {
  name: "users",
  commands: {
    list: listUsers,
    disable: disableUser,
    enable: enableUser,
    "reset-link": resetLink,
    "two-step-off": twoStepOff,
    delete: deleteUser,
  },
};
