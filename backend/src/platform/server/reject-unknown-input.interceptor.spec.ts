import { expect, it } from '@jest/globals';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { of } from 'rxjs';
import { RejectUnknownInput } from './reject-unknown-input.interceptor.js';

class Doors {
  open(this: void): void {}
}

function ask(reads: string, request: object): () => unknown {
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, { [reads]: {} }, Doors, 'open');
  const context = new ExecutionContextHost([request], Doors, Doors.prototype.open);
  return () => new RejectUnknownInput().intercept(context, { handle: () => of('done') });
}

it.each([
  ['a query', '4:0', { query: { colour: 'green' } }],
  ['a body', '3:0', { body: { colour: 'green' } }],
])('leaves %s to the route that reads one', (_, reads, request) => {
  expect(ask(reads, request)).not.toThrow();
});

it.each([
  ['a query', '4xq__customRouteArgs__:0', { query: { colour: 'green' } }],
  ['a body', '3xq__customRouteArgs__:0', { body: { colour: 'green' } }],
])('refuses %s also where a decorator of our own has drawn a name that begins like one', (_, reads, request) => {
  expect(ask(reads, request)).toThrow();
});
