import type { Message } from '../../mail/message.js';
import { formatHead, type Seal } from '../seal.js';

/** Lines are short, so that mail servers do not wrap them. */
export function mailOf(seal: Seal, product: string, id: string): Omit<Message, 'to'> {
  const { hostname } = new URL(product);
  const text = `The newest seal over the log of ${product}

${formatHead(seal)}

It was made at ${seal.sealedAt}. Keep this mail where nobody who
runs the product can reach it. One comes every day: ask why when
none does.

Whether the log still is what it was under this seal, say, with the
sealed log and this mail as files:

npm run verify -- log.ndjson --key PUBLIC_KEY --anchor mail.txt
`;
  return { subject: `Seal ${String(seal.number)} of ${hostname}`, text, messageId: `<${id}@${hostname}>` };
}
