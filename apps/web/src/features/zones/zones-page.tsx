import { DISCIPLINES, unitsOf } from "@triplan/domain";
import { PageHead, UnitsProvider } from "@triplan/ui";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { FormPage, FormSheet } from "../../shared/forms/form-section.tsx";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { trpc } from "../../shared/network/trpc.ts";
import { FasterTargetsQuestions } from "../../shared/thresholds/faster-targets-questions.tsx";
import { SportSection } from "./sport-section.tsx";
import { ThresholdForm } from "./threshold-form.tsx";
import { ThresholdHistory } from "./threshold-history.tsx";
import { ThresholdsInUse } from "./thresholds-in-use.tsx";
import styles from "./zones.module.css";

/** Refetched on each visit: thresholds from race paces change with the current plan. */
const FOLLOWS_PLAN = { staleTime: 0 };

/** The athlete's thresholds with source and date, a form for new ones, and the zones of each sport. */
export function ZonesPage() {
  useDocumentTitle("Zones");
  const { data: user } = useCurrentUser();
  const { data, error, isFetching, refetch } = trpc.thresholds.list.useQuery(
    undefined,
    FOLLOWS_PLAN,
  );
  if (!data && error) {
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <PageSpinner />;
  const units = user ? unitsOf(user.unitPreference, user.poolLengthMeters) : "miles";
  return (
    <UnitsProvider value={units}>
      <FormPage>
        <PageHead
          title="Zones"
          description="Your thresholds and the zones they give. A threshold is what you can hold for about an hour."
        />
        <div className={styles.ask}>
          <FasterTargetsQuestions />
        </div>
        <FormSheet>
          <ThresholdsInUse thresholds={data} />
          <ThresholdForm thresholds={data} />
          {DISCIPLINES.map((discipline) => (
            <SportSection key={discipline} discipline={discipline} current={data.current} />
          ))}
          {data.records.length > 0 && <ThresholdHistory records={data.records} />}
        </FormSheet>
      </FormPage>
    </UnitsProvider>
  );
}
