import { poolUnitOf } from "@triplan/domain";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { rungWithId } from "../ladders/index.ts";
import { writtenDose } from "../sessions/index.ts";
import { arbRequest } from "../testing/index.ts";
import { progressionOf } from "./progression-of.ts";

describe("the progression of an exercise", () => {
  test("has the exercise itself, goes by week, and explains each smaller set of light weeks", () => {
    fc.assert(
      fc.property(arbRequest, (request) => {
        const { weeks } = generatePlan(request);
        const rows = weeks.flatMap(({ exercises }) => exercises);
        for (const row of rows) {
          const members = progressionOf(request, row, rows);
          if (members.length === 0) continue;
          expect(members.some(({ slotKey }) => slotKey === row.slotKey)).toBe(true);
          expect(members.map(({ week }) => week)).toEqual(
            members.map(({ week }) => week).toSorted((a, b) => a - b),
          );
          const unexplained = members.filter(({ week, work, less }, index) => {
            const { phase, isRecovery } = weeks[week - 1] ?? {};
            const isLight = isRecovery === true || phase === "taper" || phase === "race";
            const isLess = work < (members[index - 1]?.work ?? 0);
            return isLess ? isLight && less === null : less !== null;
          });
          expect(unexplained).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("names the piece of a long swim that its steps have", () => {
    fc.assert(
      fc.property(arbRequest, (request) => {
        const rows = generatePlan(request).weeks.flatMap(({ exercises }) => exercises);
        const swims = rows.filter(
          ({ templateId }) => rungWithId(templateId)?.ladder === "swim-long",
        );
        for (const row of swims) {
          const member = progressionOf(request, row, rows).find(
            ({ slotKey }) => slotKey === row.slotKey,
          );
          expect(member?.set).toBe(writtenDose(row, poolUnitOf(request.poolLength))?.text);
          expect(member?.set).toMatch(/^\d{3,} (m|yd) in one piece$/);
        }
      }),
      { numRuns: 20 },
    );
  });
});
