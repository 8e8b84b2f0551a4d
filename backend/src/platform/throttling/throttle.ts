export interface ThrottlePolicy {
  readonly free: number;
  /** After them every try doubles the delay before the next one, from a second up to this. */
  readonly maxDelaySeconds: number;
  readonly forgetAfterSeconds: number;
}

export abstract class Throttle {
  abstract admit(key: string, policy: ThrottlePolicy): Promise<number>;
  abstract refund(key: string): Promise<void>;
  abstract reset(key: string): Promise<void>;
}
