import { DAY_RULES } from "./day-rules.ts";
import { FITNESS_RULES } from "./fitness-rules.ts";
import { FORM_RULES } from "./form-rules.ts";
import { LOAD_RULES } from "./load-rules.ts";
import { LONG_RULES } from "./long-rules.ts";
import type { PlanRule } from "./plan-rule.ts";
import { RUN_RULES } from "./run-rules.ts";
import { SEASON_RULES } from "./season-rules.ts";
import { TARGET_RULES } from "./target-rules.ts";
import { TEST_RULES } from "./test-rules.ts";
import { WRITING_RULES } from "./writing-rules.ts";

/** All rules for plans. */
export const PLAN_RULES: readonly PlanRule[] = [
  ...FORM_RULES,
  ...DAY_RULES,
  ...SEASON_RULES,
  ...LONG_RULES,
  ...LOAD_RULES,
  ...RUN_RULES,
  ...FITNESS_RULES,
  ...TARGET_RULES,
  ...TEST_RULES,
  ...WRITING_RULES,
];
