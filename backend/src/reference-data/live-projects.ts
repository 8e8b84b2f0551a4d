export const liveProjects = [
  {
    title: 'Fashion Festival',
    description:
      'A weekend of runway shows and stalls for young designers. Help to book models, film behind the scenes and sell the seats.',
  },
  {
    title: 'Business Flash',
    description:
      'Short films about small businesses and the people who run them. Help to find the stories, shoot them on a phone and share them.',
  },
  {
    title: 'School Xtra',
    description:
      'Afternoons in secondary schools with talks, games and first digital skills. Help to plan the programme and lead a group.',
  },
  {
    title: 'Internship Conference',
    description:
      'A day where creators meet the companies that hire them. Help to invite speakers, welcome guests and report from the hall.',
  },
] as const;

export const liveProjectApplication = {
  hoursPerDay: [1, 2],
  daysPerWeek: [1],
  startsInDays: { min: 3, max: 7 },
} as const;
