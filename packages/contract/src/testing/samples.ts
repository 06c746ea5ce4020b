import { DAY_NAMES } from "@triplan/domain";

const HOURS = [1.5, 1, 2, 0, 1, 1, 2];

/**
 * Olympic's default week as a client sends it: rest on Wednesday, endurance on Tuesday and
 * Saturday.
 */
export const scheduleSample = () =>
  DAY_NAMES.map((dayName, day) => ({
    day,
    dayName,
    available: HOURS[day] !== 0,
    hours: HOURS[day] ?? 0,
    isEndurance: day === 2 || day === 6,
  }));

/** A complete and valid plan as a client sends it. */
export const planSample = () => ({
  name: "City Triathlon",
  raceType: "olympic",
  swimDistance: "0.93",
  bikeDistance: "25",
  runDistance: "6.2",
  raceDate: "2027-05-23",
  currentSwimPace: "2:30",
  currentBikePace: "18",
  currentRunPace: "8:30",
  experienceLevel: "intermediate",
  goalFinishTime: "02:50:00",
  goalSwimPace: "2:22",
  goalBikePace: "19",
  goalRunPace: "8:05",
  totalWeeks: 26,
  weeklySchedule: scheduleSample(),
});

/** Complete and valid values of the setup form. */
export const planFormSample = () => ({
  name: "City Triathlon",
  raceType: "olympic",
  swimDistance: "0.93",
  bikeDistance: "25",
  runDistance: "6.2",
  raceDate: "2027-05-23",
  currentSwimPace: 150,
  currentBikePace: 18,
  currentRunPace: 510,
  goalFinishTime: 170,
  hoursNow: 4.5,
  longestRunNow: 50,
  longestRideNow: 75,
  longestSwimNow: 1200,
  weeklySchedule: scheduleSample(),
});
