import { Button } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { useImportPlan } from "./use-import-plan.ts";

/** Opens the file dialog for a plan that was downloaded here or elsewhere. */
export function ImportPlanButton() {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useImportPlan();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileUpload size={16} aria-hidden />}
        aria-disabled={isPending || undefined}
        data-busy={isPending || undefined}
        onClick={() => isPending || input.current?.click()}
      >
        Import Plan
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Plan file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) mutate(file);
          // The same file can be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
