import { DISCIPLINE_NAMES, WEARABLE } from "@triplan/domain";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../../shared/network/trpc.ts";
import { useFollowWatch } from "../../../shared/watch/use-follow-watch.ts";
import { WatchState } from "../../../shared/watch/watch-state.tsx";
import { isWaiting } from "../../../shared/watch/watch-texts.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./on-watch.module.css";

interface OnWatchProps {
  /** The open exercise, or the open halves of its brick. */
  parts: readonly ExerciseRow[];
}

/** Whether an exercise is on the watch; nothing while no watch is connected. */
export function OnWatch({ parts }: OnWatchProps) {
  const { data: connection } = trpc.wearable.connection.useQuery();
  if (!connection?.connected || parts.length === 0) return null;
  return (
    <section className={styles.section} aria-label={`On ${WEARABLE.name}`}>
      <h3 className={styles.heading}>Watch</h3>
      {parts.map((part) => (
        <State key={part.id} exercise={part} isHalf={parts.length > 1} />
      ))}
    </section>
  );
}

/** Reasons that the watch page can change. */
const ON_PAGE = new Set(["permission", "reconnect", "off"]);

function State({ exercise, isHalf }: { exercise: ExerciseRow; isHalf: boolean }) {
  const { id: exerciseId, type, updatedAt } = exercise;
  const { data, refetch } = trpc.wearable.exercise.useQuery({ exerciseId }, { staleTime: 0 });
  useFollowWatch(data !== undefined && isWaiting(data));
  const version = useRef(updatedAt);
  useEffect(() => {
    if (version.current === updatedAt) return;
    // A change of the exercise changes what the watch should have.
    version.current = updatedAt;
    void refetch();
  }, [updatedAt, refetch]);
  if (!data) return null;
  return (
    <p className={styles.state}>
      {isHalf && <b>{DISCIPLINE_NAMES[type]}</b>}
      <WatchState workout={data} />
      {data.reason !== null && ON_PAGE.has(data.reason) && (
        <Link to={WEARABLE.path}>{data.reason === "off" ? "Turn on" : "Reconnect"}</Link>
      )}
    </p>
  );
}
