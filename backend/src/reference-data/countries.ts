import states from './states.json' with { type: 'json' };

export const countries = [
  {
    id: 'nigeria',
    name: 'Nigeria',
    flag: '🇳🇬',
    isoCode: 'NG',
    diallingCode: '+234',
    timeZone: 'Africa/Lagos',
    stateLabel: 'State',
    states: states.nigeria,
  },
  {
    id: 'south africa',
    name: 'South Africa',
    flag: '🇿🇦',
    isoCode: 'ZA',
    diallingCode: '+27',
    timeZone: 'Africa/Johannesburg',
    stateLabel: 'Province',
    states: states['south africa'],
  },
] as const;

export type Country = (typeof countries)[number];
export type CountryId = Country['id'];

/** The time zone of a member's days. Staff have no country, so theirs is that of the first country. */
export const timeZoneOf = (country: string | null | undefined): string =>
  countries.find(({ id }) => id === country)?.timeZone ?? countries[0].timeZone;
