/** How a phone number is written at home, for each country we serve. */
export const phoneHints: Record<string, string> = {
  nigeria: 'For example 0803 123 4567',
  'south africa': 'For example 082 123 4567',
};

/** Whether it can be a number at all, however it was pasted. Whether it is one of a country is for the server to say. */
export const isPhone = (text: string): boolean =>
  /^[+＋]?\p{Nd}{9,16}$/u.test(text.replace(/[\s()./\p{Pd}\p{Cf}]/gu, ''));
