import type { z } from "zod";
import { seededRandom } from "../shared/random.ts";
import { splitMode, type faultInput } from "./fault-input.ts";
import { isFaultName, type FaultName } from "./fault-names.ts";

type FaultRule = z.output<typeof faultInput>;

/** A fault to apply now. */
export interface Fault {
  name: FaultName;
  argument: string;
  retryAfterS: number | null;
  retryAfterForm: "seconds" | "date";
}

export interface FaultBook {
  add: (rule: FaultRule) => void;
  /** Faults that are still active. */
  list: () => readonly FaultRule[];
  clear: () => void;
  /** Returns matching faults with these names and counts each as used once. */
  take: (target: string, text: string, names: ReadonlySet<FaultName>) => Fault[];
}

const isAt = (rule: FaultRule, target: string): boolean =>
  rule.target === "*" || rule.target === target || target.startsWith(`${rule.target}:`);

/** The requested faults and their remaining uses. */
export function createFaultBook(seed: string): FaultBook {
  let rules: FaultRule[] = [];
  let random = seededRandom(`${seed}/faults`);
  return {
    add: (rule) => {
      rules = [...rules, { ...rule }];
    },
    list: () => rules,
    clear: () => {
      rules = [];
      random = seededRandom(`${seed}/faults`);
    },
    take(target, text, names) {
      const struck: Fault[] = [];
      for (const rule of rules) {
        const { name, argument } = splitMode(rule.mode);
        if (!isFaultName(name) || !names.has(name)) continue;
        if (!isAt(rule, target) || !text.includes(rule.match)) continue;
        if (random() >= rule.probability) continue;
        if (rule.times !== undefined) rule.times -= 1;
        const { retryAfterS = null, retryAfterForm } = rule;
        struck.push({ name, argument, retryAfterS, retryAfterForm });
      }
      rules = rules.filter(({ times }) => times !== 0);
      return struck;
    },
  };
}
