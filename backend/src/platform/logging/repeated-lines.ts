const REPEAT_INTERVAL_MS = 60_000;

export type LogLine = Readonly<Record<string, unknown>>;

interface Repeated {
  readonly line: LogLine;
  readonly contexts: Set<unknown>;
  count: number;
}

/** Prints a repeated error once a minute, with its count and its sources. */
export class RepeatedLines {
  private readonly known = new Map<string, Repeated>();

  constructor(private readonly print: (line: LogLine) => void) {}

  /** Errors of requests are always printed, as the request id leads there. */
  write(line: LogLine): void {
    if (line['error'] === undefined || line['requestId'] !== undefined) return this.print(line);
    const key = JSON.stringify([line['level'], line['message'], line['error'], line['code'], line['reason']]);
    const repeated = this.known.get(key);
    if (!repeated) {
      this.print(line);
      this.watch(key, line);
      return;
    }
    repeated.count++;
    repeated.contexts.add(line['context']);
  }

  private watch(key: string, line: LogLine): void {
    this.known.set(key, { line, contexts: new Set(), count: 0 });
    setTimeout(() => this.tell(key), REPEAT_INTERVAL_MS).unref();
  }

  private tell(key: string): void {
    const { line, contexts, count } = this.known.get(key) as Repeated;
    this.known.delete(key);
    if (count === 0) return;
    this.print({ ...line, at: new Date().toISOString(), repeated: count, contexts: [...contexts] });
    this.watch(key, line);
  }
}
