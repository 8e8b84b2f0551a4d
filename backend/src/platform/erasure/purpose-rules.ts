import type { Purpose } from '../event-sourcing/index.js';

export abstract class PurposeRules {
  /** Whoever lacks the data of one of these is no member any more. */
  abstract readonly essential: readonly Purpose[];
  /** Under whose key mail is encrypted. */
  abstract readonly ofMail: Purpose;
}
