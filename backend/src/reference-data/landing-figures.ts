export const landingFigures = [
  { id: 'creators', value: 2000, suffix: '+', label: 'creators empowered' },
  { id: 'businesses', value: 600, suffix: '+', label: 'businesses registered' },
  { id: 'projects', value: 3, suffix: '', label: 'live projects' },
  { id: 'partners', value: 15, suffix: '', label: 'industry partners' },
] as const;
