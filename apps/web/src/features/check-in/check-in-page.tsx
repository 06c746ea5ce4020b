import { Button } from "@mantine/core";
import { daysBetween, formatDate } from "@triplan/domain";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { ChoiceRow } from "../../shared/forms/choice-row.tsx";
import { FEELING_CHOICES } from "../../shared/activities/completion-words.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import frame from "../../shared/plans/plan-frame.module.css";
import styles from "./check-in-page.module.css";
import { CheckInTotal } from "./check-in-total.tsx";
import { NextWeek } from "./next-week.tsx";
import { NoCheckIn } from "./no-check-in.tsx";
import { ProposalChoices } from "./proposal-choices.tsx";
import { SavedCheckIn } from "./saved-check-in.tsx";
import { useCheckIn, type CheckInForm } from "./use-check-in.ts";
import { WeekDone } from "./week-done.tsx";
import { WeekQuestions } from "./week-questions.tsx";

const readinessText = "How do you feel for next week?";

/** What to answer and to choose, until it is saved. */
function Open({ plan, form }: { plan: PlanRow; form: CheckInForm }) {
  const { checkIn, readiness, setReadiness } = form;
  return (
    <>
      <div className={styles.main}>
        <WeekDone checkIn={checkIn} />
        {checkIn.questions.length > 0 && <WeekQuestions form={form} />}
        <ProposalChoices form={form} />
      </div>
      <NextWeek next={checkIn.next}>
        <ChoiceRow
          legend={readinessText}
          choices={FEELING_CHOICES}
          value={readiness}
          onChange={setReadiness}
        />
      </NextWeek>
      <CheckInTotal plan={plan} form={form} />
    </>
  );
}

/** The weekly check-in: how the week went, what the rules propose, and what comes next. */
export function CheckInPage({ plan }: { plan: PlanRow }) {
  useDocumentTitle("Check-in");
  const { query, form, today } = useCheckIn(plan.id);
  const { error, isFetching, refetch } = query;
  if (!form && error) {
    return (
      <LoadFailure
        title="The check-in did not load. Your plan stays as it is."
        cause={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (query.data && query.data.checkIn === null) return <NoCheckIn />;
  if (!form || today === undefined) return <PageSpinner />;
  const { checkIn } = form;
  return (
    <div className={frame.view}>
      <div className={frame.heading}>
        <h1>Week {checkIn.week} in review</h1>
        <span className={styles.date}>
          {formatDate(today)} · {daysBetween(today, plan.raceDate)} days to <bdi>{plan.name}</bdi>
        </span>
        <span className={frame.space} />
        <Button variant="default" component={Link} to="/">
          {checkIn.saved ? "This week" : "Not now"}
        </Button>
      </div>
      <div className={styles.columns}>
        {checkIn.saved ? (
          <>
            <div className={styles.main}>
              <WeekDone checkIn={checkIn} />
              <SavedCheckIn planId={plan.id} saved={checkIn.saved} />
            </div>
            <NextWeek next={checkIn.next} />
          </>
        ) : (
          <Open plan={plan} form={form} />
        )}
      </div>
    </div>
  );
}
