import { testFaults } from "./load/short-form.ts";
import { movingClock } from "./load/stages.ts";

testFaults(await movingClock());
