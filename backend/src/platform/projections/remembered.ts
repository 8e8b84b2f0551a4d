const MOST = 1_000;

/** What was so a moment ago and is taken for granted for a while; of very much, what was learnt last. */
export class Remembered {
  private readonly until = new Map<string, number>();

  constructor(private readonly forMs: number) {}

  add(what: string): void {
    this.until.delete(what);
    this.until.set(what, performance.now() + this.forMs);
    const [oldest] = this.until.keys();
    if (this.until.size > MOST && oldest !== undefined) this.until.delete(oldest);
  }

  has(what: string): boolean {
    return performance.now() < (this.until.get(what) ?? 0);
  }
}
