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
  test("shares a sum: the point of x + y <= 1 nearest to (1, 1) is (½, ½)", () => {
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
    const { x, duals, isSolved } = solveQp(program, [0, 0]);
    expect(isSolved).toBe(true);
    expect(x[0]).toBeCloseTo(0.5, 2);
    expect(x[1]).toBeCloseTo(0.5, 2);
    // Easing the limit by a little wins half of it: the gradient there is ½.
    expect(duals[0]).toBeCloseTo(0.5, 2);
  });

  test.prop([arbBoxed])(
    "within bounds of their own, each variable ends where it wants or at a bound",
    (boxed) => {
      const { x } = solveQp(
        {
          P: boxed.map(({ weight }, i) => boxed.map((_, j) => (i === j ? weight : 0))),
          q: boxed.map(({ weight, wanted }) => -weight * wanted),
          limits: boxed.map(({ lower, upper }, index) => ({ terms: [[index, 1]], lower, upper })),
        },
        boxed.map(() => 0),
      );
      for (const [index, { wanted, lower, upper }] of boxed.entries()) {
        expect(x[index]).toBeCloseTo(Math.min(upper, Math.max(lower, wanted)), 2);
      }
    },
  );
});
