import { NotDone } from '../../jobs/effects.js';
import { formatHead, type Seal, writeSeal } from '../seal.js';

const ANCHOR_TIMEOUT_MS = 20_000;

/** Somebody else who keeps seals, so that no one who runs the product can take them back. */
export interface Anchor {
  readonly name: string;
  /** @throws NotDone where the seal was surely not kept */
  keep(seal: Seal, id: string): Promise<void>;
}

/** What an anchor keeps: `head` is what `verify --anchor` finds in any text. */
export const writeStatement = (seal: Seal, product: string): string =>
  `${JSON.stringify({ product, head: formatHead(seal), ...writeSeal(seal) })}\n`;

class AnchorRefused extends Error {
  override readonly name = 'AnchorRefused';

  constructor(readonly responseCode: number) {
    super(`The anchor answered ${String(responseCode)}.`);
  }
}

export async function deliver(request: Request): Promise<void> {
  const response = await fetch(request, { signal: AbortSignal.timeout(ANCHOR_TIMEOUT_MS) }).catch((error: unknown) => {
    throw wasNeverReached(error) ? new NotDone(error.cause) : error;
  });
  await response.body?.cancel();
  if (!response.ok) throw new NotDone(new AnchorRefused(response.status));
}

const NEVER_REACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|.*CERT.*)$/;

function wasNeverReached(error: unknown): error is Error {
  const { cause } = Error.isError(error) ? error : { cause: undefined };
  return Error.isError(cause) && 'code' in cause && NEVER_REACHED.test(String(cause.code));
}
