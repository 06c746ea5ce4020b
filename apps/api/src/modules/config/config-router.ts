import { publicProcedure, router } from "../../trpc/init.ts";
import { publicConfig } from "./public-config.ts";

export const configRouter = router({
  get: publicProcedure.query(({ ctx }) => publicConfig(ctx)),
});
