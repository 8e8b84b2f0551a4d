import { expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { recordedEvent } from '../../../test/support/recorded-event.js';
import { type Noted, notebook } from '../../../test/support/watched-subscriber.js';
import type { ExecuteCommand } from '../command-handling/execute-command.js';
import type { Command, Event, Process } from '../event-sourcing/index.js';
import { EventRegistry } from '../event-store/event-registry.js';
import { ProcessSubscriber } from './process-subscriber.js';

const answerNotes: Process<Noted> = {
  name: 'answer-notes',
  on: {
    Noted: ({ data, meta }) => [
      { kind: notebook.kind, streamId: meta.streamId, subjectId: meta.streamId, command: { type: 'Answer', data } },
    ],
  },
};

const registry = new EventRegistry();
registry.register(notebook);

const noted = (streamId: string, version: number, text: string) =>
  recordedEvent<Noted>({ type: 'Noted', data: { text }, meta: { streamId, version } });

it('gives a command the same id when the other of its event needs no answer any more', async () => {
  const left = new Set(['a', 'b']);
  const sent: [string, string][] = [];
  const on = {
    Noted: () =>
      [...left].map((streamId) => ({
        ...{ kind: notebook.kind, streamId, subjectId: streamId },
        command: { type: 'Answer', data: { text: '' } },
      })),
  };
  const execute = ({ target, caller }: ExecuteCommand<null, Command, Event, object>): Promise<void> => {
    sent.push([target.streamId, caller.commandId]);
    if (target.streamId === 'b' && left.size === 2) return Promise.reject(new Error('The database is away.'));
    return Promise.resolve();
  };
  const subscriber = new ProcessSubscriber({ name: 'tell', on }, { execute } as unknown as CommandBus, registry);
  await expect(subscriber.handle([noted('n', 1, '')])).rejects.toThrow('away');
  left.delete('a');
  await subscriber.handle([noted('n', 1, '')]);
  expect(sent.map(([stream]) => stream)).toEqual(['a', 'b', 'b']);
  expect(sent[2]?.[1]).toBe(sent[1]?.[1]);
  expect(sent[1]?.[1]).not.toBe(sent[0]?.[1]);
});

it('sends the commands for one stream in order, and lets no other stream wait for them', async () => {
  const carriedOut: string[] = [];
  const { promise: quickIsDone, resolve: quickDone } = Promise.withResolvers<void>();
  const execute = async ({ command }: ExecuteCommand<null, Command, Event, object>): Promise<void> => {
    const { text } = command.data as Noted['data'];
    if (text === 'slow') await quickIsDone;
    carriedOut.push(text);
    if (text === 'quick') quickDone();
  };
  const subscriber = new ProcessSubscriber(answerNotes, { execute } as unknown as CommandBus, registry);
  await subscriber.handle([noted('a', 1, 'slow'), noted('a', 2, 'after slow'), noted('b', 1, 'quick')]);
  expect(carriedOut).toEqual(['quick', 'slow', 'after slow']);
});
