import type { AuthedContext, ProcedureCall } from "./context.ts";

interface Resolved<Input> {
  ctx: AuthedContext & { type: ProcedureCall["type"]; getRawInput: () => Promise<unknown> };
  input: Input;
  path: string;
  signal: AbortSignal | undefined;
}

type UseCase<Input, Output> = (ctx: AuthedContext, input: Input) => Promise<Output>;

/**
 * The resolver of a use case that takes the processor for long, such as one that runs the plan
 * engine. A thread repeats the call and answers its JSON, so that other requests need not wait.
 */
export const inThread =
  <Input, Output>(useCase: UseCase<Input, Output>) =>
  async ({ ctx, input, path, signal }: Resolved<Input>): Promise<Output> => {
    const { threads, callLimits, type, getRawInput } = ctx;
    await callLimits?.count(path);
    await callLimits?.count("threaded");
    if (!threads) return useCase(ctx, input);
    const call = { path, type, input: await getRawInput() };
    return threads.run<Output>(ctx, call, signal);
  };
