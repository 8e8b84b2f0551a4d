import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SealedNotes } from '../../../test/support/sealed-notes.js';
import { ExportedLog, exportLines } from './exported-log.js';
import { Verification } from './verification.js';

describe('an exported log', () => {
  let notes: SealedNotes;
  let lines: string[];
  beforeEach(async () => {
    notes = await SealedNotes.open();
    await notes.record(6);
    await notes.sealAll(6);
    await notes.record(6);
    await notes.sealAll(12);
    lines = [];
    for await (const line of exportLines(notes.log)) lines.push(line.trimEnd());
  });
  afterEach(() => notes.close());

  async function* each(all: readonly string[]) {
    yield* all;
  }
  const check = (all: readonly string[]) =>
    new Verification(SealedNotes.keys).run(new ExportedLog(each(all)).entries());
  const eventLine = (i: number) => lines.findIndex((line) => line.includes(`"index":${String(i)},`));

  it('is verified without the database', async () => {
    const { eventsChecked, ok } = await check(lines);
    expect({ eventsChecked, ok }).toEqual({ eventsChecked: 12, ok: true });
  });

  it('is found altered, shortened, lengthened or put into another order, with the position', async () => {
    const [at, next] = [eventLine(8), eventLine(9)];
    const [target, after] = [await notes.positionOf(notes.streams[8]), await notes.positionOf(notes.streams[9])];
    const altered = lines.with(at, (lines[at] ?? '').replace('"b":2', '"b":3'));
    expect(await check(altered)).toMatchObject({ ok: false, firstBadPosition: target, fault: 'event altered' });
    expect(await check(lines.toSpliced(at, 1))).toMatchObject({ firstBadPosition: after, fault: 'event missing' });
    expect(await check(lines.toSpliced(at, 0, lines[at] ?? ''))).toMatchObject({
      firstBadPosition: target,
      fault: 'event added',
    });
    const swapped = lines.with(at, lines[next] ?? '').with(next, lines[at] ?? '');
    expect(await check(swapped)).toMatchObject({ ok: false, firstBadPosition: after });
    expect(await check([...lines, lines[at] ?? ''])).toMatchObject({ ok: false });
  });

  it('is found with what stands in an event, in a line or in a seal beside what was sealed, and without a hash', async () => {
    const at = eventLine(8);
    const target = await notes.positionOf(notes.streams[8]);
    const having = (found: string, now: string) => check(lines.with(at, (lines[at] ?? '').replace(found, now)));
    expect(await having('"event":{', '"event":{"note":"paid",')).toMatchObject({
      ok: false,
      firstBadPosition: target,
      fault: 'event altered',
    });
    expect(await having(/"leaf":"[^"]+"/.exec(lines[at] ?? '')?.[0] ?? '', '"leaf":null')).toMatchObject({
      ok: false,
      firstBadPosition: target,
      fault: 'hash altered',
    });
    await expect(having('{"kind"', '{"note":"paid","kind"')).rejects.toThrow(`Line ${String(at + 1)}`);
    const noted = (lines.at(-1) ?? '').replace('"seal":{', '"seal":{"note":"paid",');
    await expect(check(lines.with(-1, noted))).rejects.toThrow(`Line ${String(lines.length)}`);
  });

  it('tells in its first line what follows, which one of an earlier version does not', async () => {
    const [first, ...rest] = lines;
    expect(JSON.parse(first ?? '')).toEqual({ kind: 'export', events: 12, seals: (await notes.seals.last())?.number });
    for (const [given, announced] of [
      [lines, { events: 12 }],
      [rest, undefined],
    ] as const) {
      const exported = new ExportedLog(each(given));
      expect(await new Verification(SealedNotes.keys).run(exported.entries())).toMatchObject({
        ok: true,
        eventsChecked: 12,
      });
      if (announced) expect(exported.announced).toMatchObject(announced);
      else expect(exported.announced).toBeUndefined();
    }
    await expect(check([...rest, first ?? ''])).rejects.toThrow(`Line ${String(lines.length)}`);
  });

  it('is refused when it is something else', async () => {
    const event = JSON.parse(lines[2] ?? '') as { event: object };
    const torn = [
      { ...event, event: undefined },
      { ...event, event: {}, leaf: null },
      { ...event, event: { ...event.event, inc: undefined } },
      { ...event, event: { ...event.event, pos: 'two' } },
    ];
    for (const line of ['hello', 'null', ...torn.map((one) => JSON.stringify(one))])
      await expect(check([...lines.slice(0, 2), line])).rejects.toThrow('Line 3');
  });
});
