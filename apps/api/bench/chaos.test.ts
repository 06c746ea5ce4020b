import { testFaults } from "./load/short-form.ts";
import { oneServer } from "./load/stages.ts";

testFaults(await oneServer());
