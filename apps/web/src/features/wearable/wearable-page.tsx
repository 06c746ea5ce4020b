import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { PageHead } from "@triplan/ui";
import { WEARABLE } from "@triplan/domain";
import { Link, useSearchParams } from "react-router-dom";
import { askedSunday } from "../../shared/activities/activities-of-week.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { useToday } from "../../shared/dates/today.ts";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { trpc, type PublicUser } from "../../shared/network/trpc.ts";
import { ActivitiesOfWeek } from "./activities/activities-of-week.tsx";
import { ActivitiesCard } from "./activities/activities-card.tsx";
import { ConnectionCard } from "./connection/connection-card.tsx";
import { PracticeNotice } from "./practice-notice.tsx";
import { WorkoutsCard } from "./workouts/workouts-card.tsx";
import { useRedirectOutcome } from "./connection/use-redirect-outcome.ts";
import { WearableForVisitor } from "./wearable-for-visitor.tsx";
import styles from "./wearable-page.module.css";

export function WearablePage() {
  const { data: user } = useCurrentUser();
  return user ? <Wearable user={user} /> : <WearableForVisitor />;
}

function Wearable({ user }: { user: PublicUser }) {
  useDocumentTitle(WEARABLE.name);
  useRedirectOutcome();
  const today = useToday();
  const sunday = askedSunday(useSearchParams()[0]);
  const connection = trpc.wearable.connection.useQuery();
  if (connection.isLoadingError) {
    return (
      <LoadFailure
        cause={connection.error}
        isRetrying={connection.isFetching}
        onRetry={() => void connection.refetch()}
      />
    );
  }
  return (
    <div className={styles.page}>
      <PageHead
        title={WEARABLE.name}
        description="Your watch activities appear here, ready to match with your plan."
        action={
          <Button
            component={Link}
            to="/import"
            variant="default"
            leftSection={<IconFileImport size={16} aria-hidden />}
          >
            Import files
          </Button>
        }
      />
      {sunday ? (
        <ActivitiesOfWeek sunday={sunday} today={today} />
      ) : (
        <>
          {connection.data?.provider === "sandbox" && <PracticeNotice />}
          <div className={styles.columns}>
            <ConnectionCard user={user} connection={connection.data} today={today} />
            <div className={styles.main}>
              {connection.data?.connected && <WorkoutsCard />}
              <ActivitiesCard today={today} isConnected={connection.data?.connected ?? true} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
