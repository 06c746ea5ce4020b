// Preloaded into the product: its parent sends the milliseconds by which the clock is ahead.
let aheadMs = 0;

class MovedDate extends Date {
  constructor(...given: [] | [number | string | Date]) {
    super(given[0] ?? MovedDate.now());
  }
  static override now(): number {
    return Math.floor(performance.timeOrigin + performance.now()) + aheadMs;
  }
}

process.on("message", (ms) => {
  aheadMs = Number(ms);
  process.send?.("moved");
});
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
Object.assign(globalThis, { Date: MovedDate });
