/** How a phone number is written at home, for each country we serve. */
export const phoneHints: Record<string, string> = {
  nigeria: 'For example 0803 123 4567',
  'south africa': 'For example 082 123 4567',
};
