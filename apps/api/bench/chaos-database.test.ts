import { testFaults } from "./load/short-form.ts";
import { behindWire } from "./load/stages.ts";

testFaults(await behindWire());
