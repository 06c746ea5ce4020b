declare module "quadprog" {
  /** Arrays start at index 1. Minimises ½ x'Dx − d'x with A'x >= b, the first `meq` with "=". */
  export function solveQP(
    Dmat: number[][],
    dvec: number[],
    Amat: number[][],
    bvec: number[],
    meq: number,
  ): {
    solution: number[];
    Lagrangian: number[];
    /** Empty if the program was solved. */
    message: string;
  };
}
