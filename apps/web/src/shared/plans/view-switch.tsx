import { useEffect, useEffectEvent } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { isTyping } from "../browser/is-typing.ts";
import { planViewPath, planViewOf, PLAN_VIEWS } from "./plan-view.ts";
import styles from "./view-switch.module.css";

const NAMES = { week: "Week", month: "Month", season: "Season" } as const;

const isPlain = ({ altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey || defaultPrevented);

const isCovered = () => document.querySelector("[role=dialog]") !== null;

/** Links to the views of a plan; the keys 1, 2 and 3 open them. */
export function ViewSwitch({ week }: { week: number }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = planViewOf(params);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const view = PLAN_VIEWS[Number(event.key) - 1];
    if (!view || view === shown || !isPlain(event) || isTyping(event.target) || isCovered()) return;
    event.preventDefault();
    void navigate(planViewPath(view, week));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  return (
    <nav className={styles.switch} aria-label="View">
      {PLAN_VIEWS.map((view) => (
        <Link
          key={view}
          to={planViewPath(view, week)}
          aria-current={view === shown ? "page" : undefined}
        >
          {NAMES[view]}
        </Link>
      ))}
    </nav>
  );
}
