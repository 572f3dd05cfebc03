/** Ease out with an overshoot. A larger `c` overshoots further; 0 does not overshoot. */
export const easeOutBack = (t: number, c: number) => 1 + (c + 1) * (t - 1) ** 3 + c * (t - 1) ** 2;
export const easeOut = (t: number) => 1 - (1 - t) ** 3;
export const easeIn = (t: number) => t * t * t;
export const easeInOut = (t: number) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);

type Frame = (now: number, delta: number) => boolean | void;

/**
 * One animation loop for the whole machine. It runs only while something moves, to save a phone's battery.
 * `draw` is called once after all animations of a frame.
 */
export class Ticker {
  private readonly frames = new Set<Frame>();
  private handle = 0;
  private last = 0;
  private wanted = false;
  /** Animations run this many times faster: 1, or more while the player hurries. */
  rate = 1;

  constructor(private readonly draw: (now: number) => void) {}

  /** Calls `frame` every frame until it returns true. */
  add(frame: Frame): () => void {
    this.frames.add(frame);
    this.wake();
    return () => void this.frames.delete(frame);
  }

  /** Requests one frame. */
  wake(): void {
    this.wanted = true;
    if (!this.handle) {
      this.last = performance.now();
      this.handle = requestAnimationFrame(this.loop);
    }
  }

  /** Runs `step` from 0 to 1 over `duration` milliseconds (at rate 1); resolves when it is over. */
  tween(duration: number, step: (t: number) => void): Promise<void> {
    if (duration <= 0) {
      step(1);
      this.wake();
      return Promise.resolve();
    }
    let passed = 0;
    return new Promise((resolve) => {
      this.add((_now, delta) => {
        passed = Math.min(duration, passed + delta * this.rate);
        step(passed / duration);
        if (passed < duration) return false;
        resolve();
        return true;
      });
    });
  }

  wait(duration: number): Promise<void> {
    return this.tween(duration, () => {});
  }

  stop(): void {
    cancelAnimationFrame(this.handle);
    this.handle = 0;
    this.frames.clear();
  }

  private readonly loop = (now: number) => {
    // After a pause in the background the first frame has an ordinary length, so that nothing jumps.
    const delta = Math.min(50, Math.max(0, now - this.last));
    this.last = now;
    this.wanted = false;
    for (const frame of this.frames) if (frame(now, delta) === true) this.frames.delete(frame);
    this.draw(now);
    this.handle = this.frames.size > 0 || this.wanted ? requestAnimationFrame(this.loop) : 0;
  };
}
