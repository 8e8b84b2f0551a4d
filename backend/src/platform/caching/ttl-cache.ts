/** A bounded cache. An entry expires `ttlMs` after it was set. The oldest entries are evicted first. */
export class TtlCache<K, V> {
  private readonly entries = new Map<K, { value: V; expiresAt: number }>();

  constructor(
    private readonly ttlMs: number,
    private readonly maxEntries = 1_000,
  ) {}

  get(key: K): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt > performance.now()) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: K, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, { value, expiresAt: performance.now() + this.ttlMs });
    if (this.entries.size > this.maxEntries) this.evict();
  }

  deleteWhere(matches: (value: V, key: K) => boolean): void {
    for (const [key, { value }] of this.entries) if (matches(value, key)) this.entries.delete(key);
  }

  /** Evicts a tenth at once, as a Map skips over deleted slots each time it looks for its first entry. */
  private evict(): void {
    for (const key of this.entries.keys()) {
      this.entries.delete(key);
      if (this.entries.size <= 0.9 * this.maxEntries) return;
    }
  }
}

/** Shares the first caller's read under a key. A failed read is removed at once. */
export function readShared<K, V>(cache: TtlCache<K, Promise<V>>, key: K, read: () => Promise<V>): Promise<V> {
  const known = cache.get(key);
  if (known) return known;
  const reading = read();
  cache.set(key, reading);
  reading.catch(() => cache.deleteWhere((value) => value === reading));
  return reading;
}
