/** Versions of the two texts that whoever registers is shown; a new wording takes the next number. */
export const legalVersions = { privacyNotice: 2, terms: 1 } as const;

/** In how many days a request to see or to erase one's data is answered. */
export const privacyAnswerDays = 30;

/** What the demonstration shows where nothing is set: plainly nobody. */
export const examplePrivacyDetails = {
  controller: 'Sankofa Example Ltd, 1 Example Street, Lagos',
  officer: 'The data protection officer, privacy@sankofa.example',
  sharedWith: 'Example Mail, which sends our mail; Example Pay, which takes card payments',
  complaints: 'The data protection authority of your country, complaints@authority.example',
  law: 'the law of Example Country',
} as const;
