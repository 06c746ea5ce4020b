import type { Recording } from "./activity-summary.ts";

export interface Athlete {
  userId: string;
  name: string;
  /** Seconds added to UTC for the watch's local time. */
  offsetSeconds: number;
  device: string;
  /** Steady speeds in metres per second, and beats per minute at a steady effort. */
  swimSpeed: number;
  bikeSpeed: number;
  runSpeed: number;
  heartRate: number;
  /** Training volume: 1 is about seven hours a week, 0 is none. */
  volume: number;
  recordings: Recording[];
}

const DEVICE = "Sandbox Multisport 1";

/** The athletes of a new sandbox. */
export const SEEDED_ATHLETES: readonly Omit<Athlete, "recordings">[] = [
  {
    userId: "5a1f0c3e7d2b4986a0c1e5d7f9b30001",
    name: "Alex Rivers",
    offsetSeconds: 3600,
    device: DEVICE,
    swimSpeed: 0.91,
    bikeSpeed: 8,
    runSpeed: 3.03,
    heartRate: 142,
    volume: 1,
  },
  {
    userId: "5a1f0c3e7d2b4986a0c1e5d7f9b30002",
    name: "Sam Lake",
    offsetSeconds: -18_000,
    device: DEVICE,
    swimSpeed: 0.72,
    bikeSpeed: 6.6,
    runSpeed: 2.5,
    heartRate: 148,
    volume: 0.7,
  },
  {
    userId: "5a1f0c3e7d2b4986a0c1e5d7f9b30003",
    name: "Kim Hill",
    offsetSeconds: 32_400,
    device: DEVICE,
    swimSpeed: 1.18,
    bikeSpeed: 9.7,
    runSpeed: 3.9,
    heartRate: 136,
    volume: 1.4,
  },
  {
    userId: "5a1f0c3e7d2b4986a0c1e5d7f9b30004",
    name: "Robin New (nothing recorded yet)",
    offsetSeconds: 0,
    device: DEVICE,
    swimSpeed: 0.8,
    bikeSpeed: 7,
    runSpeed: 2.7,
    heartRate: 145,
    volume: 0,
  },
];
