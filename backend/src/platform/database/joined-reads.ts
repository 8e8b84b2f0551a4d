import { isRefusal } from './sql-state.js';

const MAX_TOGETHER = 200;
const MAX_RUNNING = 4;
/** A running read delays the next one by at most this long, so that a stalled read does not block the others. */
const JOIN_DELAY_MS = 100;

interface Asked<Answer> {
  readonly key: string;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches reads by key, such as of rows by id. While a statement runs, new keys wait; they then go out together in one
 * statement. Nothing is cached: each answer is read after it was asked for. Callers share answers and must not change
 * them. If a statement is refused, its keys are read one by one, so that a bad key fails only its own caller.
 */
export class JoinedReads<Answer> {
  private waiting: Asked<Answer>[] = [];
  private running = 0;
  private isTimed = false;

  constructor(private readonly read: (keys: string[]) => Promise<ReadonlyMap<string, Answer>>) {}

  one(key: string): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      if (this.running === 0) void this.readAll();
      else this.startAnotherLater();
    });
  }

  private startAnotherLater(): void {
    if (this.isTimed || this.running >= MAX_RUNNING) return;
    this.isTimed = true;
    setTimeout(() => {
      this.isTimed = false;
      if (this.waiting.length > 0 && this.running < MAX_RUNNING) void this.readAll();
    }, JOIN_DELAY_MS);
  }

  private async readAll(): Promise<void> {
    this.running++;
    while (this.waiting.length > 0) await this.readTogether(this.waiting.splice(0, MAX_TOGETHER));
    this.running--;
  }

  private async readTogether(asked: readonly Asked<Answer>[]): Promise<void> {
    const keys = [...new Set(asked.map(({ key }) => key))];
    try {
      const answers = await this.read(keys);
      for (const { key, resolve } of asked) resolve(answers.get(key));
    } catch (error) {
      if (keys.length > 1 && isRefusal(error))
        await Promise.all(keys.map((key) => this.readTogether(asked.filter((one) => one.key === key))));
      else for (const { reject } of asked) reject(error);
    }
  }
}
