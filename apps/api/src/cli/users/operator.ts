/** Stands for a network in the history of an account: a command of the operator has none. */
export const OPERATOR = "operator";
