import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { afterQuietHours, type QuietHours } from './quiet-hours.js';

const night: QuietHours = { on: true, from: '21:00', to: '07:00' };
const after = (moment: string, timeZone: string, quiet = night) =>
  afterQuietHours(new Date(moment), quiet, timeZone).toISOString();

describe('quiet hours', () => {
  it.each([
    ['2026-03-01T20:30:00.000Z', 'Africa/Lagos', '2026-03-02T06:00:00.000Z'],
    ['2026-03-01T20:30:00.000Z', 'Africa/Johannesburg', '2026-03-02T05:00:00.000Z'],
    ['2026-03-02T02:10:30.500Z', 'Africa/Lagos', '2026-03-02T06:00:00.000Z'],
  ])('hold back what comes at %s in %s until the morning there', (moment, timeZone, morning) =>
    expect(after(moment, timeZone)).toBe(morning),
  );

  it.each(['2026-03-01T19:59:59.999Z', '2026-03-02T06:00:00.000Z', '2026-03-02T12:00:00.000Z'])(
    'let through at once what comes in Lagos at %s',
    (moment) => expect(after(moment, 'Africa/Lagos')).toBe(moment),
  );

  it('may lie in one day', () =>
    expect(after('2026-03-01T12:15:00.000Z', 'Africa/Lagos', { on: true, from: '13:00', to: '14:30' })).toBe(
      '2026-03-01T13:30:00.000Z',
    ));

  it('hold nothing back where they are off', () =>
    expect(after('2026-03-01T23:00:00.000Z', 'Africa/Lagos', { ...night, on: false })).toBe(
      '2026-03-01T23:00:00.000Z',
    ));

  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  const hours = fc.record({ on: fc.constant(true), from: time, to: time });
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const zones = ['Africa/Lagos', 'Africa/Johannesburg', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Niue'];
  const shifting = ['Europe/London', 'America/St_Johns', 'Australia/Lord_Howe', 'America/Santiago'];

  it('end in every zone outside of themselves, within a day, and settle', () => {
    fc.assert(
      fc.property(hours, moment, fc.constantFrom(...zones, ...shifting), (quiet, at, zone) => {
        const due = afterQuietHours(at, quiet, zone);
        expect(afterQuietHours(due, quiet, zone)).toEqual(due);
        expect(due.getTime()).toBeGreaterThanOrEqual(at.getTime());
        expect(due.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      }),
    );
  });

  it('end at the minute that was chosen where no clock is ever set back', () => {
    fc.assert(
      fc.property(hours, moment, fc.constantFrom(...zones), (quiet, at, timeZone) => {
        const due = afterQuietHours(at, quiet, timeZone);
        if (due > at) expect(due.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone })).toBe(quiet.to);
      }),
    );
  });
});
