/** The pay is shown without a currency. */
export const gigs = [
  {
    title: 'Social Media Manager',
    pay: 50,
    per: 'project',
    location: 'Remote',
    description: 'Plan, post and answer for a small brand on two platforms, from the first idea to the closing report.',
  },
  {
    title: 'Content Writer',
    pay: 100,
    per: 'article',
    location: 'Remote',
    description: 'Write clear articles about African businesses that a reader finishes and passes on.',
  },
  {
    title: 'Graphic Designer',
    pay: 250,
    per: 'campaign',
    location: 'Remote',
    description: 'Draw the posts, fliers and banners of one campaign so that they look like one family.',
  },
] as const;
