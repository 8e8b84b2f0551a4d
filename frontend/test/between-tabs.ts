/** BroadcastChannel and Web Locks for the test environment. Import it before the code that uses them. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();

  constructor(readonly name: string) {
    super();
    Channel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

export const closeTabs = (): void => Channel.open.clear();

/** Runs all work one after the other. */
class Locks {
  #last: Promise<unknown> = Promise.resolve();

  request<T>(_name: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

Object.defineProperty(globalThis, 'BroadcastChannel', { value: Channel });
Object.defineProperty(navigator, 'locks', { value: new Locks() });
