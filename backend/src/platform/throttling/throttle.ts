/** How patient the product is with one kind of try. */
export interface ThrottlePolicy {
  /** Tries that are taken without any delay. */
  readonly free: number;
  /** After them every try doubles the delay before the next one, from a second up to this. */
  readonly maxDelaySeconds: number;
  /** After so long without a try all is forgotten. */
  readonly forgetAfterSeconds: number;
}

/** Slows down whoever tries too often, and never locks anyone out. */
export abstract class Throttle {
  /** Counts the try and answers 0, or the seconds until the next one is taken, without counting. */
  abstract admit(key: string, policy: ThrottlePolicy): Promise<number>;
  /** Counts one try less, and ends the wait: it was a right one. */
  abstract refund(key: string): Promise<void>;
  /** Forgets the tries: they led to something. */
  abstract reset(key: string): Promise<void>;
}
