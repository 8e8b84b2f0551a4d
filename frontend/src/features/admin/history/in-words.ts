/** 'AppraisalApproved' as a person would say it: 'Appraisal approved'. */
export function inWords(type: string): string {
  return capitalized(type.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

const isRule = (name: string): boolean => /^[a-z]+(-[a-z0-9]+)+$/.test(name);

/** Who it was: a member by name, a process by its rule, 'award-points-when-appraisal-approved', as a sentence. */
export function actorInWords(name: string | null): string {
  if (name === null) return 'A visitor';
  return isRule(name) ? capitalized(name.replaceAll('-', ' ')) : name;
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
