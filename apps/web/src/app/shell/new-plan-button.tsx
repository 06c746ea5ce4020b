import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useNavigate } from "react-router-dom";
import { NEW_PLAN } from "../../features/home/new-plan-request.ts";

interface NewPlanButtonProps {
  fullWidth?: boolean;
  onClick?: () => void;
}

export function NewPlanButton({ fullWidth = false, onClick }: NewPlanButtonProps) {
  const navigate = useNavigate();
  const startNewPlan = () => {
    onClick?.();
    void navigate("/", { state: NEW_PLAN });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      fullWidth={fullWidth}
      data-navigates
      onClick={startNewPlan}
    >
      New Plan
    </Button>
  );
}
