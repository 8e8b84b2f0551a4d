/** A bounded cache: entries go when they are older than `maxAgeMs`, the oldest first when there are too many. */
export class ExpiringMap<K, V> {
  private readonly entries = new Map<K, { value: V; until: number }>();

  constructor(
    private readonly maxAgeMs: number,
    private readonly maxSize: number,
  ) {}

  get(key: K): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.until > performance.now()) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: K, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: performance.now() + this.maxAgeMs });
    if (this.entries.size > this.maxSize) this.makeRoom();
  }

  delete(key: K): void {
    this.entries.delete(key);
  }

  deleteWhere(matches: (value: V, key: K) => boolean): void {
    for (const [key, { value }] of this.entries) if (matches(value, key)) this.entries.delete(key);
  }

  /** A tenth at once: the way to the oldest entry leads over the places of all that went before it. */
  private makeRoom(): void {
    for (const key of this.entries.keys()) {
      this.entries.delete(key);
      if (this.entries.size <= 0.9 * this.maxSize) return;
    }
  }
}
