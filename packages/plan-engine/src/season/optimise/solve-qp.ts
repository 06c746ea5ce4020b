import quadprog from "quadprog";

/** A bounded sum of variables: lower <= Σ factor × x[index] <= upper. */
export interface LinearLimit {
  terms: readonly (readonly [index: number, factor: number])[];
  lower: number;
  upper: number;
}

/** Minimises ½ x'Px + q'x within limits; P symmetric and positive semidefinite. */
export interface QuadraticProgram {
  P: readonly (readonly number[])[];
  q: readonly number[];
  limits: readonly LinearLimit[];
}

export interface Optimum {
  x: readonly number[];
  /** Dual of each limit: positive if its upper bound binds, negative for the lower one. */
  duals: readonly number[];
}

/** Makes a semidefinite matrix definite without moving the optimum noticeably. */
const REGULARISATION = 1e-6;

/** Tolerance of inequalities: rounding errors make limits that touch infeasible. */
const ROUNDING = 1e-9;

/** One side of a limit in the solver's form: Σ factor × x[index] >= bound. */
interface Constraint {
  limit: number;
  sign: 1 | -1;
  bound: number;
  isEquality: boolean;
}

/** Optimum by the dual method of Goldfarb and Idnani (1983); null if the limits are infeasible. */
export function solveQp({ P, q, limits }: QuadraticProgram): Optimum | null {
  const constraints = limits.flatMap(constraintsOf).toSorted(equalitiesFirst);
  const factors = q.map(() => [0, ...constraints.map(() => 0)]);
  for (const [column, { limit, sign }] of constraints.entries()) {
    for (const [index, factor] of limits[limit]?.terms ?? []) {
      const row = factors[index];
      if (row) row[column + 1] = (row[column + 1] ?? 0) + sign * factor;
    }
  }
  const { solution, Lagrangian, message } = quadprog.solveQP(
    fromOne(
      P.map((row, i) => fromOne(row.map((value, j) => value + (i === j ? REGULARISATION : 0)))),
    ),
    fromOne(q.map((value) => -value)),
    fromOne(factors),
    fromOne(constraints.map(({ bound }) => bound)),
    constraints.filter(({ isEquality }) => isEquality).length,
  );
  if (message !== "") return null;
  const duals = limits.map(() => 0);
  for (const [column, { limit, sign }] of constraints.entries()) {
    duals[limit] = (duals[limit] ?? 0) - sign * (Lagrangian[column + 1] ?? 0);
  }
  return { x: solution.slice(1), duals };
}

function constraintsOf({ lower, upper }: LinearLimit, limit: number): Constraint[] {
  if (lower === upper) return [{ limit, sign: 1, bound: lower, isEquality: true }];
  const sides: Constraint[] = [
    { limit, sign: 1, bound: lower - ROUNDING, isEquality: false },
    { limit, sign: -1, bound: -upper - ROUNDING, isEquality: false },
  ];
  return sides.filter(({ bound }) => Number.isFinite(bound));
}

const equalitiesFirst = (a: Constraint, b: Constraint) =>
  Number(b.isEquality) - Number(a.isEquality);

/** The solver's arrays start at index 1, as in its Fortran original. */
const fromOne = <Value>(values: readonly Value[]): Value[] => {
  const counted: Value[] = [];
  for (const [index, value] of values.entries()) counted[index + 1] = value;
  return counted;
};
