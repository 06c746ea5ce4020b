export { MIN_DAYS_TO_RACE, testDays, testsThatFit } from "./test-days.ts";
export {
  isTest,
  protocolsOf,
  RAMP_TEST,
  SHORT_SWIM_TEST,
  testResultOf,
  type TestProtocol,
} from "./test-protocols.ts";
export {
  dueTests,
  NO_TESTS,
  testSchedule,
  type LastTests,
  type TestSchedule,
} from "./test-schedule.ts";
