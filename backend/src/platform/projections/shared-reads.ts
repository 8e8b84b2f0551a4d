/** Who comes while a reading is under way waits so long for it to end; then another one begins beside it. */
const PATIENCE_MS = 5;
const AT_ONCE = 2;

interface Question {
  underWay: number;
  /** The reading that begins next, for all who asked meanwhile. */
  next?: PromiseWithResolvers<unknown> | undefined;
}

/**
 * Equal questions that meet are answered by one reading, as when news of a decision makes every open console ask for
 * the same queue. Nobody is answered from a reading that began before they asked, so each sees what they wrote. All
 * who share an answer hold the same objects: they are not to be changed.
 */
export class SharedReads {
  private readonly questions = new Map<string, Question>();

  /** `read` answers the question, which is told from others by its JSON text. */
  read<Answer>(question: unknown, read: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(question);
    const asked = this.questions.get(key) ?? { underWay: 0 };
    this.questions.set(key, asked);
    asked.next ??= this.soon(key, asked, read);
    return asked.next.promise as Promise<Answer>;
  }

  private soon(key: string, asked: Question, read: () => Promise<unknown>): PromiseWithResolvers<unknown> {
    const next = Promise.withResolvers<unknown>();
    const beginIfDue = (): void => {
      if (asked.next === next && asked.underWay < AT_ONCE) this.begin(key, asked, read);
    };
    if (asked.underWay === 0)
      setImmediate(beginIfDue); // with whoever asks at the same moment
    else setTimeout(beginIfDue, PATIENCE_MS);
    return next;
  }

  private begin(key: string, asked: Question, read: () => Promise<unknown>): void {
    const { next } = asked;
    asked.next = undefined;
    asked.underWay++;
    const reading = read().finally(() => {
      asked.underWay--;
      if (asked.next) this.begin(key, asked, read);
      else if (asked.underWay === 0) this.questions.delete(key);
    });
    next?.resolve(reading);
  }
}
