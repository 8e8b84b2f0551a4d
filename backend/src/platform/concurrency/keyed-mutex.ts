const WAIT_TIMEOUT_MS = 1_000;

/**
 * Work on one thing goes one after the other in this process. Commands for one stream that go at once clash, all but
 * one, and decide again and again: of ten additions to one member's points five gave up. Nobody waits longer than a
 * second, so that one that hangs holds nobody up for long: what goes ahead may clash, which is seen by the version.
 */
export class KeyedMutex {
  private readonly latest = new Map<string, Promise<unknown>>();

  async runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.latest.get(key);
    const mine = before ? settled(before).then(work) : work();
    this.latest.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.latest.get(key) === mine) this.latest.delete(key);
    }
  }
}

/** Comes when the work has ended, well or not, or has taken too long. */
const settled = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, WAIT_TIMEOUT_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });
