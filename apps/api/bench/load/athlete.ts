import { setTimeout as sleep } from "node:timers/promises";
import { addDays, DAY_NAMES, isoDate } from "@triplan/domain";
import { z } from "zod";
import { validPlan } from "../../src/testing/inputs/valid-plan.ts";
import { CallFailed, type ApiCaller } from "./api-caller.ts";

const row = z.object({ id: z.number(), scheduledDate: z.string().nullable() });
const plan = z.object({ id: z.number(), name: z.string() });

type Row = z.infer<typeof row>;
/** What an athlete may do, with how often in parts of all. */
type Habits = readonly (readonly [parts: number, act: () => Promise<unknown>])[];

const today = () => isoDate(new Date().toISOString().slice(0, 10));

/** Milliseconds before another try. */
const RETRY = 100;
const WEEKS = 16;
/** The week whose placements are compared at the end; another one is placed as a whole. */
const TRACKED_WEEK = 3;
const WHOLE_WEEK = 4;

/** An athlete who uses the API one call at a time and remembers what it acknowledged. */
export class Athlete {
  readonly #api: ApiCaller;
  readonly #random: () => number;
  #planId = 0;
  #rows: Row[] = [];
  /** The day of each exercise of the tracked week by its last acknowledged change. */
  readonly #days = new Map<number, string | null>();
  readonly #plans = new Set<number>();

  constructor(api: ApiCaller, random: () => number) {
    this.#api = api;
    this.#random = random;
  }

  async signUp(): Promise<void> {
    const username = `load-${crypto.randomUUID()}@example.org`;
    const account = { username, password: "swim-bike-run-42" };
    await this.#api.call("register", "POST", "/register", account);
    this.#planId = await this.#createPlan();
    await this.#api.call("current plan", "PATCH", "/user/current-plan", { planId: this.#planId });
    this.#rows = await this.#week(TRACKED_WEEK);
    for (const { id, scheduledDate } of this.#rows) this.#days.set(id, scheduledDate);
  }

  /** Plans whose creation was acknowledged and whose deletion was not asked for. */
  get plans(): readonly number[] {
    return [...this.#plans];
  }

  /** Reads or writes something, as in a usual week. */
  act = (): Promise<void> => this.#follow(this.#usual);

  /** Changes something. */
  write = (): Promise<void> => this.#follow(this.#writes);

  /** Changes until the signal, without pauses; waits a moment after a failure. */
  async keepWriting(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.write().catch(async (error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
        await sleep(RETRY);
      });
    }
  }

  /** How many acknowledged changes are not stored, and plans that are stored twice. */
  async compare(): Promise<{ missing: number; doubled: number }> {
    const rows = new Map((await this.#week(TRACKED_WEEK)).map((each) => [each.id, each]));
    const days = [...this.#days].filter(([id, date]) => rows.get(id)?.scheduledDate !== date);
    const stored = z.array(plan).parse(await this.#listPlans());
    const ids = new Set(stored.map(({ id }) => id));
    const plans = [...this.#plans].filter((id) => !ids.has(id));
    const doubled = stored.length - new Set(stored.map(({ name }) => name)).size;
    return { missing: days.length + plans.length, doubled };
  }

  readonly #usual: Habits = [
    [40, () => this.#week(TRACKED_WEEK)],
    [10, () => this.#listPlans()],
    [10, () => this.#api.call("read user", "GET", "/user")],
    [5, () => this.#api.call("fitness", "GET", `/training-plans/${this.#planId}/fitness`)],
    [20, () => this.#place()],
    [5, () => this.#unplace()],
    [3, () => this.#placeWeek()],
    [4, () => this.#complete()],
    [2, () => this.#changeUnits()],
    [1, () => this.#tryPlan()],
  ];

  readonly #writes: Habits = [
    [70, () => this.#place()],
    [20, () => this.#unplace()],
    [5, () => this.#createPlan()],
    [5, () => this.#tryPlan()],
  ];

  async #follow(habits: Habits): Promise<void> {
    let place = this.#random() * habits.reduce((sum, [parts]) => sum + parts, 0);
    await habits.find(([parts]) => (place -= parts) < 0)?.[1]();
  }

  #place(): Promise<void> {
    const day = Math.floor(this.#random() * 7);
    return this.#move("place", "schedule", { day, dayName: DAY_NAMES[day] });
  }

  #unplace = () => this.#move("unplace", "unschedule", {});

  async #move(name: string, verb: string, body: object): Promise<void> {
    const { id } = this.#pick(this.#rows);
    // Without an answer nobody knows its day.
    this.#days.delete(id);
    const answer = await this.#api.call(name, "POST", `/exercises/${id}/${verb}`, body);
    this.#days.set(id, row.parse(answer).scheduledDate);
  }

  #placeWeek(): Promise<unknown> {
    const path = `/training-plans/${this.#planId}/weeks/${WHOLE_WEEK}/schedule`;
    return this.#api.call("place week", "POST", path);
  }

  async #complete(): Promise<void> {
    const path = `/exercises/${this.#pick(await this.#week(1)).id}/complete`;
    const done = { date: today(), durationSeconds: 3000, rpe: 5 };
    await this.#api.call("complete", "POST", path, done);
    await this.#api.call("undo completion", "DELETE", path);
  }

  #changeUnits(): Promise<unknown> {
    const unitPreference = this.#pick(["miles", "kilometers"]);
    return this.#api.call("change units", "PATCH", "/user/preferences", { unitPreference });
  }

  async #createPlan(): Promise<number> {
    const body = validPlan({
      name: `Load ${crypto.randomUUID()}`,
      raceDate: addDays(today(), WEEKS * 7),
      totalWeeks: WEEKS,
    });
    const answer = await this.#api.call("create plan", "POST", "/training-plans", body);
    const { id } = plan.parse(answer);
    this.#plans.add(id);
    return id;
  }

  async #tryPlan(): Promise<void> {
    const id = await this.#createPlan();
    this.#plans.delete(id);
    await this.#api.call("delete plan", "DELETE", `/training-plans/${id}`);
  }

  async #week(week: number): Promise<Row[]> {
    const path = `/training-plans/${this.#planId}/weeks/${week}/exercises`;
    return z.array(row).parse(await this.#api.call("read week", "GET", path));
  }

  #listPlans = () => this.#api.call("list plans", "GET", "/training-plans");

  #pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.#random() * list.length)];
    if (found === undefined) throw new Error("Nothing to choose from");
    return found;
  }
}
