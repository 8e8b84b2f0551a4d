const WAIT_TIMEOUT_MS = 1_000;

/** Runs work on one key one after another, as commands on one stream conflict. After 1 s the next starts anyway. */
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

const settled = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, WAIT_TIMEOUT_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });
