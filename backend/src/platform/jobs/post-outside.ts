import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../config/public-addresses.js';
import { DefiniteFailure } from './effects.js';

const MAX_ANSWER_BYTES = 1_000;

interface Outside {
  readonly headers: http.OutgoingHttpHeaders;
  readonly timeoutMs: number;
  /** Also allows private addresses and plain HTTP. */
  readonly toPrivate: boolean;
}

/** Whether a user-supplied address may be called: without `toPrivate`, only HTTPS to a public host name on port 443. */
export function mayPostTo(address: string, toPrivate: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  if (username !== '' || !['https:', 'http:'].includes(protocol)) return false;
  if (toPrivate) return true;
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && port === '' && isName;
}

/**
 * Posts without following redirects, and reads the beginning of the response. The lookup refuses private addresses.
 * @throws DefiniteFailure if the request surely did not arrive, another error if that is unknown
 */
export function postOutside(
  url: URL,
  body: Buffer | string | null,
  { headers, timeoutMs, toPrivate }: Outside,
): Promise<{ readonly status: number; readonly text: string }> {
  const client = url.protocol === 'http:' ? http : https;
  const signal = AbortSignal.timeout(timeoutMs);
  const options = { method: 'POST', agent: false, signal, headers, ...(!toPrivate && { lookup: lookupPublic }) };
  return new Promise((resolve, reject) => {
    let isReached = false;
    let settle: (() => void) | undefined;
    const request = client.request(url, options, (answer) => {
      let bytes = Buffer.alloc(0);
      settle = () => resolve({ status: answer.statusCode ?? 0, text: bytes.toString() });
      answer.on('data', (chunk: Buffer) => {
        bytes = Buffer.concat([bytes, chunk]).subarray(0, MAX_ANSWER_BYTES);
        if (bytes.length === MAX_ANSWER_BYTES) answer.destroy();
      });
      answer.on('close', settle).on('error', settle);
    });
    request.on('socket', (socket) =>
      socket.once(client === http ? 'connect' : 'secureConnect', () => (isReached = true)),
    );
    request.on('error', (error) => (settle ? settle() : reject(isReached ? error : new DefiniteFailure(error))));
    request.end(body);
  });
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const isHidden = addresses.some(({ address }) => !isPublicAddress(address));
    const failure = isHidden ? new Error('The receiver has a private address.') : null;
    if (options.all) return callback(failure, addresses);
    return callback(failure, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
