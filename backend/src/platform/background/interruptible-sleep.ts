/** A sleep that can be interrupted. An interrupt before the sleep ends the next one at once. */
export class InterruptibleSleep {
  private wake: (() => void) | undefined;
  private isInterrupted = false;

  interrupt(): void {
    this.isInterrupted = true;
    this.wake?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.isInterrupted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = undefined;
    this.isInterrupted = false;
  }
}
