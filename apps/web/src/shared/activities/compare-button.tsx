import { Button, type ButtonProps } from "@mantine/core";
import { useState } from "react";
import { CompareDialog } from "./compare-dialog.tsx";

interface CompareButtonProps {
  /** A copy, and the activity that it is a copy of. */
  activityId: number;
  originalId: number;
  name: string;
  size?: NonNullable<ButtonProps["size"]>;
  className?: string | undefined;
}

/** Opens a copy and its original side by side. */
export function CompareButton({
  activityId,
  originalId,
  name,
  size = "sm",
  className = "",
}: CompareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size={size}
        className={className}
        aria-label={`Compare ${name} with the other recording`}
        onClick={() => setOpen(true)}
      >
        Compare
      </Button>
      {isOpen && (
        <CompareDialog
          activityId={activityId}
          originalId={originalId}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
