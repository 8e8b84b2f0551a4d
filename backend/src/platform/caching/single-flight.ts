const START_DELAY_MS = 5;
const MAX_RUNNING = 2;

interface Flights {
  running: number;
  next?: PromiseWithResolvers<unknown> | undefined;
}

/** Equal questions share one read, which starts after all of them were asked. Callers must not change the answer. */
export class SingleFlight {
  private readonly flightsByKey = new Map<string, Flights>();

  read<Answer>(question: unknown, read: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(question);
    const flights = this.flightsByKey.get(key) ?? { running: 0 };
    this.flightsByKey.set(key, flights);
    flights.next ??= this.schedule(key, flights, read);
    return flights.next.promise as Promise<Answer>;
  }

  private schedule(key: string, flights: Flights, read: () => Promise<unknown>): PromiseWithResolvers<unknown> {
    const next = Promise.withResolvers<unknown>();
    const startIfDue = (): void => {
      if (flights.next === next && flights.running < MAX_RUNNING) this.start(key, flights, read);
    };
    if (flights.running === 0)
      setImmediate(startIfDue); // joins all callers of this moment
    else setTimeout(startIfDue, START_DELAY_MS);
    return next;
  }

  private start(key: string, flights: Flights, read: () => Promise<unknown>): void {
    const { next } = flights;
    flights.next = undefined;
    flights.running++;
    const reading = read().finally(() => {
      flights.running--;
      if (flights.next) this.start(key, flights, read);
      else if (flights.running === 0) this.flightsByKey.delete(key);
    });
    next?.resolve(reading);
  }
}
