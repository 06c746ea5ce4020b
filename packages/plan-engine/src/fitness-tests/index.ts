export { MIN_DAYS_TO_RACE, testDays } from "./test-days.ts";
export {
  isTest,
  protocolsOf,
  RAMP_TEST,
  SHORT_SWIM_TEST,
  type TestProtocol,
} from "./test-protocols.ts";
export { testSchedule, type TestSchedule } from "./test-schedule.ts";
