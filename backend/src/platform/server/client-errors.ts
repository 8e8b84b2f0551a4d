import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '../event-sourcing/index.js';
import { httpRefusals } from '../http/http.refusals.js';
import { problemOf } from '../http/problem.js';

const refusalOfError: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: httpRefusals.HEADERS_TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: httpRefusals.REQUEST_TOO_SLOW,
};

export function answerClientErrors(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = problemOf({ refusal: refusalOfError[error.code ?? ''] ?? httpRefusals.UNREADABLE });
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${String(problem.status)} ${STATUS_CODES[problem.status] ?? ''}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    `X-Request-Id: ${uuidv7()}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
