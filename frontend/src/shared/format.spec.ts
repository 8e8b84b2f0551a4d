import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ago, countryName, date, money, monthsFrom, placeName, pointsText, when } from './format';
import { learnServerTime } from './server-clock';

describe('money', () => {
  it.each([
    [{ amount: 3_500_000, currency: 'NGN' }, '₦35,000'],
    [{ amount: 65_000, currency: 'ZAR' }, 'R650'],
    [{ amount: 350_000, currency: 'KES' }, 'KSh\u00A03,500'],
    [{ amount: 2_300, currency: 'USD' }, '$23'],
    [{ amount: 450_050, currency: 'NGN' }, '₦4,500.50'],
    [{ amount: -5, currency: 'ZAR' }, 'R-0.05'],
  ])('%j reads %s', (sum, text) => {
    expect(money(sum)).toBe(text);
  });
});

describe('when something happened', () => {
  const now = Date.parse('2026-11-21T14:05:00Z');
  const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

  it.each([
    [0, 'just now'],
    [5, '5 minutes ago'],
    [120, '2 hours ago'],
  ])('%d minutes ago is told as %s', (minutes, text) => {
    expect(when(before(minutes), now)).toBe(text);
  });

  it('is told by its date once it is older than a day', () => {
    expect(when(before(3 * 24 * 60), now)).toMatch(/^18\u00A0Nov\u00A02026, \d\d:05$/);
  });
});

describe('by the clock of a device that is years behind', () => {
  const now = Date.parse('2026-11-21T14:05:00Z');
  const anHourAgo = new Date(now - 3_600_000).toISOString();
  const tell = (date: string) => learnServerTime(new Response(null, { headers: { Date: date } }));
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2019-03-01T10:00:00Z') }));
  afterEach(() => {
    jest.useRealTimers();
    tell(new Date().toUTCString());
  });

  it('times are those of the server, once an answer told it', () => {
    tell(new Date(now).toUTCString());
    expect([when(anHourAgo), ago(anHourAgo)]).toEqual(['1 hour ago', '1 h ago']);
  });

  it('times are told in full until then', () => {
    tell(new Date().toUTCString());
    expect(when(anHourAgo)).toMatch(/^21\u00A0Nov\u00A02026, \d\d:05$/);
    expect(ago(anHourAgo)).toMatch(/^21\u00A0Nov\u00A02026, \d\d:05$/);
  });
});

describe('how long ago something happened', () => {
  const now = Date.parse('2026-11-21T14:05:00Z');

  it.each([
    [0, 'just now'],
    [12, '12 min ago'],
    [125, '2 h ago'],
    [47 * 60, '47 h ago'],
    [3 * 24 * 60, '3 days ago'],
  ])('%d minutes are told as %s', (minutes, text) => {
    expect(ago(new Date(now - minutes * 60_000).toISOString(), now)).toBe(text);
  });
});

describe('a day of the calendar', () => {
  it.each(['America/Los_Angeles', 'Pacific/Auckland'])('is the same day on a device in %s', async (timeZone) => {
    const Format = Intl.DateTimeFormat;
    const there = jest.spyOn(Intl, 'DateTimeFormat');
    there.mockImplementation((locale, options) => new Format(locale, { timeZone, ...options }));
    jest.resetModules();
    const { calendarDay, dateTime } = await import('./format');
    there.mockRestore();
    expect(calendarDay('2026-11-16')).toBe('16\u00A0Nov\u00A02026');
    expect(dateTime('2026-11-16T10:30:00Z')).toMatch(/^1[67]\u00A0Nov\u00A02026, (02|23):30$/);
  });
});

describe('some months from a day', () => {
  it.each([
    [new Date('2026-11-21T12:00:00Z'), '21\u00A0Feb\u00A02027'],
    [new Date('2026-11-30T12:00:00Z'), '28\u00A0Feb\u00A02027'],
  ])('%s is three months before %s', (from, text) => {
    expect(date(monthsFrom(from, 3))).toBe(text);
  });

  it('is the moment at which the server ends a period, when the day is another one here', () => {
    expect(monthsFrom(new Date('2027-02-28T22:30:00Z'), 3)).toBe('2027-05-28T22:30:00.000Z');
    expect(monthsFrom(new Date('2027-11-30T22:30:00Z'), 3)).toBe('2028-02-29T22:30:00.000Z');
  });
});

describe('a number of points', () => {
  it.each([
    [0, '0 points'],
    [1, '1 point'],
    [21, '21 points'],
    [1_200, '1,200 points'],
  ])('%d is told as %s', (points, text) => {
    expect(pointsText(points)).toBe(text);
  });
});

it('a place is named as far as it is known', () => {
  const names = (['Lagos', null] as const).flatMap((state) =>
    (['nigeria', null] as const).map((country) => placeName({ state, country })),
  );
  expect(names).toEqual(['Lagos, Nigeria', 'Lagos', 'Nigeria', '']);
});

describe('the name of a country', () => {
  it('is written with capitals', () => {
    expect(countryName('south africa')).toBe('South Africa');
  });
});
