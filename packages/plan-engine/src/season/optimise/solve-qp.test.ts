import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { solveQp, type QuadraticProgram } from "./solve-qp.ts";

const NO_BOUND = Number.POSITIVE_INFINITY;
const small = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const arbBoxed = fc.array(
  fc.record({
    weight: small(0.5, 3),
    wanted: small(-2, 2),
    lower: small(-1, 0),
    upper: small(0, 1),
  }),
  { minLength: 1, maxLength: 8 },
);

describe("solveQp", () => {
  test("finds the point of x + y <= 1 nearest to (1, 1): (½, ½)", () => {
    const program: QuadraticProgram = {
      P: [
        [1, 0],
        [0, 1],
      ],
      q: [-1, -1],
      limits: [
        {
          terms: [
            [0, 1],
            [1, 1],
          ],
          lower: -NO_BOUND,
          upper: 1,
        },
      ],
    };
    const { x, duals } = solveQp(program) ?? {};
    expect(x?.[0]).toBeCloseTo(0.5, 5);
    expect(x?.[1]).toBeCloseTo(0.5, 5);
    // Easing the limit slightly gains half of it: the gradient there is ½.
    expect(duals?.[0]).toBeCloseTo(0.5, 5);
  });

  test("keeps an equality and signs its dual", () => {
    const limits = [{ terms: [[0, 1]] as const, lower: 2, upper: 2 }];
    const { x, duals } = solveQp({ P: [[1]], q: [-1], limits }) ?? {};
    expect(x?.[0]).toBeCloseTo(2, 5);
    expect(duals?.[0]).toBeCloseTo(-1, 5);
  });

  test("is null for contradictory limits", () => {
    const limits = [
      { terms: [[0, 1]] as const, lower: 1, upper: NO_BOUND },
      { terms: [[0, 1]] as const, lower: -NO_BOUND, upper: 0 },
    ];
    expect(solveQp({ P: [[1]], q: [0], limits })).toBeNull();
  });

  test.prop([arbBoxed])("puts each bounded variable at its own optimum or at a bound", (boxed) => {
    const optimum = solveQp({
      P: boxed.map(({ weight }, i) => boxed.map((_, j) => (i === j ? weight : 0))),
      q: boxed.map(({ weight, wanted }) => -weight * wanted),
      limits: boxed.map(({ lower, upper }, index) => ({ terms: [[index, 1]], lower, upper })),
    });
    for (const [index, { wanted, lower, upper }] of boxed.entries()) {
      expect(optimum?.x[index]).toBeCloseTo(Math.min(upper, Math.max(lower, wanted)), 5);
    }
  });
});
