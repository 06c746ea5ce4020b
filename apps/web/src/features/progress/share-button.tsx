import { Button } from "@mantine/core";
import { IconShare } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import { useFeature } from "../../shared/network/use-feature.ts";
import { sharePath } from "../../shared/plans/share-path.ts";
import { sharePlan } from "./share-plan.ts";

const LOOK = { variant: "default", leftSection: <IconShare size={16} aria-hidden /> } as const;

/** Shares the plan's public link, or leads to it while it is off. */
export function ShareButton({ plan }: { plan: PlanRow }) {
  const hasLink = useFeature("plan-sharing");
  const { data, isLoading } = trpc.sharing.read.useQuery(
    { planId: plan.id },
    { enabled: hasLink === true },
  );
  const url = data?.share?.url ?? null;
  if (hasLink && data && url === null) {
    return (
      <Button {...LOOK} component={Link} to={sharePath(plan.id)}>
        Share
      </Button>
    );
  }
  return (
    <Button
      {...LOOK}
      disabled={hasLink === undefined || isLoading}
      onClick={() => void sharePlan(plan, url ?? location.href)}
    >
      Share
    </Button>
  );
}
