import type { VideoLesson } from './lesson';

export const creatorsNetworkMasterclass: readonly VideoLesson[] = [
  {
    day: 1,
    topic: 'Welcome to the creators network',
    summary:
      'See what the network is for, who you will meet there and how the seven days of the challenge fit in. At the end you know where to post your assignments and what the reviewer looks at.',
  },
  {
    day: 2,
    topic: 'Complete your profile and get verified',
    summary:
      'Go through each part of a profile that brands take seriously, from the picture to the pinned post. Then follow the steps to the verified badge and learn the usual reasons for a refusal.',
  },
  {
    day: 3,
    topic: 'Find your niche and your first followers',
    summary:
      'Pick the small corner of the world that you know better than others and can talk about for a year. Learn how the first hundred followers come from people you already know, without buying any.',
  },
  {
    day: 4,
    topic: 'Post with a purpose every day',
    summary:
      'Give each post one job: to teach, to entertain, to show the work or to sell. Watch a week being planned and filmed on a single phone in one afternoon.',
  },
  {
    day: 5,
    topic: 'Create together with others',
    summary:
      'Find a partner whose followers are like yours and agree in writing who does what and how the income is shared. See three kinds of joint post that two beginners can make this week.',
  },
  {
    day: 6,
    topic: 'Work with brands as an influencer',
    summary:
      'Learn what a brand wants to know before it pays, and put it on one page with your figures and your prices. See how to mark a paid post as an advert and how to turn down one that does not fit you.',
  },
  {
    day: 7,
    topic: 'Turn your audience into income',
    summary:
      'Compare five ways to earn, from small gigs to products of your own, and what each asks of you. Leave with a plan for the next thirty days and the first offer that you will make.',
  },
];
