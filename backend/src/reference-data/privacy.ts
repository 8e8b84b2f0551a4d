/** Versions of the texts that are shown at registration. A new wording takes the next number. */
export const legalVersions = { privacyNotice: 2, terms: 1 } as const;

/** Days within which requests to see or erase personal data are answered. */
export const privacyAnswerDays = 30;

/** Details of the demo when none are configured. */
export const examplePrivacyDetails = {
  controller: 'Sankofa Example Ltd, 1 Example Street, Lagos',
  officer: 'The data protection officer, privacy@sankofa.example',
  sharedWith: 'Example Mail, which sends our mail; Example Pay, which takes card payments',
  complaints: 'The data protection authority of your country, complaints@authority.example',
  law: 'the law of Example Country',
} as const;
