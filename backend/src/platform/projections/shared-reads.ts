interface Reading {
  readonly answer: Promise<unknown>;
  /** The one that begins as soon as this one ends, for all who asked meanwhile. */
  next?: Promise<unknown>;
}

/**
 * Equal questions that meet are answered by one reading, as when news of a decision makes every open console ask for
 * the same queue. Nobody is answered from a reading that began before they asked, so each sees what they wrote. All
 * who share an answer hold the same objects: they are not to be changed.
 */
export class SharedReads {
  private readonly underWay = new Map<string, Reading>();

  /** `read` answers the question, which is told from others by its JSON text. */
  read<Answer>(question: unknown, read: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(question);
    const current = this.underWay.get(key);
    if (!current) return this.begin(key, read);
    current.next ??= current.answer.then(
      () => this.begin(key, read),
      () => this.begin(key, read),
    );
    return current.next as Promise<Answer>;
  }

  private begin<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const answer = read().finally(() => {
      if (!reading.next) this.underWay.delete(key);
    });
    const reading: Reading = { answer };
    this.underWay.set(key, reading);
    return answer;
  }
}
