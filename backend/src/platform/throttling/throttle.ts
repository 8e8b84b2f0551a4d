import type { Network } from './address.js';

export interface ThrottlePolicy {
  readonly free: number;
  /** After the free tries, each try doubles the delay, from a second up to this. */
  readonly maxDelaySeconds: number;
  readonly forgetAfterSeconds: number;
  /** The delay before the first try and between tries. A client that comes back after it is admitted. */
  readonly entryDelaySeconds?: number;
}

export interface Counted {
  readonly key: string;
  readonly policy: ThrottlePolicy;
}

/** Counts a try against each network of the address. A wide network gets more tries and shorter delays. */
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
  /** Seconds until the next try is allowed; 0 if this one is. */
  abstract admit(key: string, policy: ThrottlePolicy): Promise<number>;
  abstract refund(key: string): Promise<void>;
  abstract reset(key: string): Promise<void>;

  /** Admits a try that counts under several keys if all of them allow it. Otherwise it counts under none. */
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
