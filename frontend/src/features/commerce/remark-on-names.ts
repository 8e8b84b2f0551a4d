/** Why a search found nobody by name. */
export const remarkOnNames = (tooManyNames = false): string | undefined =>
  tooManyNames ? 'More than 1,000 members are called so. Type more of the name.' : undefined;
