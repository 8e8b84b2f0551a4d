/** A wait that can be cut short from outside; a nudge given while nobody waits cuts the next wait. */
export class Nudge {
  private wake: (() => void) | undefined;
  private given = false;

  give(): void {
    this.given = true;
    this.wake?.();
  }

  async wait(ms: number): Promise<void> {
    if (!this.given) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = undefined;
    this.given = false;
  }
}
