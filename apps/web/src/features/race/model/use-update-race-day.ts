import { ownItem } from "@triplan/domain";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";
import type { RaceDay } from "./race-types.ts";

/** Sets the start of a race and changes its checklist; each shows at once and is taken back if refused. */
export function useUpdateRaceDay(planId: number) {
  const { raceDay } = trpc.useUtils();
  const change = (changed: (race: RaceDay) => RaceDay) =>
    raceDay.read.setData({ planId }, (race) => race && changed(race));
  // One after the other, so that a quick second tick never arrives first.
  const { mutate } = trpc.raceDay.update.useMutation({
    scope: { id: `race-day ${planId}` },
    onMutate: () => raceDay.read.cancel({ planId }),
    onError: (error) => {
      notifyFailure(FAILURES.raceDay, error);
      void raceDay.read.invalidate({ planId });
    },
  });
  return {
    setStart: (startsAt: string | null) => {
      change((race) => ({ ...race, startsAt }));
      mutate({ planId, startsAt });
    },
    tick: (item: string, isChecked: boolean) => {
      change((race) => ({ ...race, checklist: withItem(race.checklist, item, isChecked) }));
      mutate({ planId, [isChecked ? "check" : "uncheck"]: [item] });
    },
    addItem: (label: string, isChecked = false) => {
      change((race) => ({ ...race, checklist: withAdded(race.checklist, label, isChecked) }));
      mutate({ planId, add: [label], ...(isChecked && { check: [ownItem(label)] }) });
    },
    removeItem: (label: string) => {
      change((race) => ({ ...race, checklist: withoutItem(race.checklist, ownItem(label)) }));
      mutate({ planId, remove: [label] });
    },
  };
}

const withAdded = (
  checklist: RaceDay["checklist"],
  label: string,
  isChecked: boolean,
): RaceDay["checklist"] => {
  const added = { item: ownItem(label), label, isChecked };
  const own = checklist.find(({ group }) => group === "own")?.items ?? [];
  return [
    ...checklist.filter(({ group }) => group !== "own"),
    { group: "own", items: [...own, added] },
  ];
};

const withoutItem = (checklist: RaceDay["checklist"], item: string) =>
  checklist
    .map((group) => ({ ...group, items: group.items.filter((each) => each.item !== item) }))
    .filter(({ items }) => items.length > 0);

const withItem = (checklist: RaceDay["checklist"], item: string, isChecked: boolean) =>
  checklist.map((group) => ({
    ...group,
    items: group.items.map((each) => (each.item === item ? { ...each, isChecked } : each)),
  }));
