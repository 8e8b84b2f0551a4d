const MAX_ENTRIES = 1_000;

/** Keys that count as present for `ttlMs` after they were added; the oldest go first where there are too many. */
export class TtlCache {
  private readonly expiries = new Map<string, number>();

  constructor(private readonly ttlMs: number) {}

  add(key: string): void {
    this.expiries.delete(key);
    this.expiries.set(key, performance.now() + this.ttlMs);
    const [oldest] = this.expiries.keys();
    if (this.expiries.size > MAX_ENTRIES && oldest !== undefined) this.expiries.delete(oldest);
  }

  has(key: string): boolean {
    return performance.now() < (this.expiries.get(key) ?? 0);
  }
}
