export const siteLinks = [
  { to: '/for-creator', label: 'Creators Internship' },
  { to: '/for-business', label: 'For Business' },
  { to: '/program-application-fee', label: 'Pricing' },
  { to: '/contact', label: 'Contact Us' },
];

export const footerLinks = [
  { to: '/', label: 'Home' },
  ...siteLinks,
  { to: '/register', label: 'Sign Up' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
];
