import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";

interface DeleteButtonProps {
  /** Name of the activity. */
  name: string;
  onDelete: () => void;
}

export const DeleteButton = ({ name, onDelete }: DeleteButtonProps) => (
  <ActionIcon
    variant="subtle"
    size={32}
    aria-label={`Delete ${name}`}
    title="Delete"
    onClick={onDelete}
  >
    <IconTrash size={16} aria-hidden />
  </ActionIcon>
);
