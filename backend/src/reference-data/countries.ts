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

/** In which a day is a day for a member; staff, who have no country, are where we began. */
export const timeZoneOf = (country: string | null | undefined): string =>
  countries.find(({ id }) => id === country)?.timeZone ?? countries[0].timeZone;
