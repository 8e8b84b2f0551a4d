/** What a browser has between its tabs, and the environment of the specs lacks. Import it before what uses it. */
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

/** Whatever was opened hears nothing any more. */
export const closeTabs = (): void => Channel.open.clear();

/** One after the other, whoever asks. */
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
