import type { Network } from './address.js';

export interface ThrottlePolicy {
  readonly free: number;
  /** After them every try doubles the delay before the next one, from a second up to this. */
  readonly maxDelaySeconds: number;
  readonly forgetAfterSeconds: number;
  /** How long everyone waits who comes first, and between two tries. Who comes back after it is admitted. */
  readonly entryDelaySeconds?: number;
}

export interface Counted {
  readonly key: string;
  readonly policy: ThrottlePolicy;
}

/** Counts a try against each of the networks that it comes from; a wide one is given more, and never waits longer. */
export const byNetwork = (key: string, policy: ThrottlePolicy, networks: readonly Network[]): Counted[] =>
  networks.map((network) => ({
    key: `${key}/${network.key}`,
    policy: {
      ...policy,
      free: policy.free * network.share,
      maxDelaySeconds: policy.maxDelaySeconds / network.share,
    },
  }));

export abstract class Throttle {
  /** In how many seconds the next try is taken; 0 when this one was. */
  abstract admit(key: string, policy: ThrottlePolicy): Promise<number>;
  abstract refund(key: string): Promise<void>;
  abstract reset(key: string): Promise<void>;

  /** Admits a try that counts against several things by all of them, or counts it against none. */
  async admitAll(counted: readonly Counted[]): Promise<number> {
    for (const [i, { key, policy }] of counted.entries()) {
      const seconds = await this.admit(key, policy);
      if (seconds === 0) continue;
      for (const admitted of counted.slice(0, i)) await this.refund(admitted.key);
      return seconds;
    }
    return 0;
  }
}
