/** What a page of members is called, wherever it is named: menu, card, button, heading and document title. */
export const pageNames = {
  '/dashboard': 'Dashboard',
  '/afro-wallet': 'My Wallet',
  '/appraisals': '7-Day Challenge',
  '/learn': 'Learn Hub',
  '/opportunities': 'Opportunities',
  '/join-live-projects': 'Join live projects',
  '/team-projects': 'Team Projects',
  '/freelance-gigs': 'Freelance Gigs',
  '/certification': 'Certification and Recommendation',
  '/kyc': 'Business Verification',
  '/growth-tools': 'Growth Tools',
  '/orders': 'Orders',
  '/receipts': 'Receipts',
  '/card-payment': 'Your card payment',
  '/hire-interns': 'Hire Creators',
} as const;
