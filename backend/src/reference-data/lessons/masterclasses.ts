import { slugOf } from '../slug-of.js';

type Lesson = { readonly day: number; readonly topic: string; readonly imageCaption?: string };

type MasterclassDescription = {
  readonly title: string;
  readonly icon: string;
  /** Whether its lessons are films. The addresses of films are configuration. */
  readonly videoBased: boolean;
  readonly curriculum: readonly Lesson[];
};

const described = [
  {
    title: 'Creators Network Masterclass',
    icon: 'play',
    videoBased: true,
    curriculum: [
      { day: 1, topic: 'Welcome to the creators network' },
      { day: 2, topic: 'Complete your profile and get verified' },
      { day: 3, topic: 'Find your niche and your first followers' },
      { day: 4, topic: 'Post with a purpose every day' },
      { day: 5, topic: 'Create together with others' },
      { day: 6, topic: 'Work with brands as an influencer' },
      { day: 7, topic: 'Turn your audience into income' },
    ],
  },
  {
    title: 'Social Media Management',
    icon: 'chat',
    videoBased: false,
    curriculum: [
      {
        day: 1,
        topic: 'Know your audience and choose your platform',
        imageCaption: 'A creator at her phone stand thinks of the people she posts for.',
      },
      {
        day: 2,
        topic: 'Set up a profile that people trust',
        imageCaption: 'A clear face, a name and one line: a profile takes shape above the phone.',
      },
      {
        day: 3,
        topic: 'Plan a week of posts in one sitting',
        imageCaption: 'A week of posts stands on the calendar before the first one is filmed.',
      },
      {
        day: 4,
        topic: 'Make good photos and videos with your phone',
        imageCaption: 'A phone, a stand and a ring of light are studio enough.',
      },
      {
        day: 5,
        topic: 'Write captions that people answer',
        imageCaption: 'Three short lines leave the phone and ask for an answer.',
      },
      {
        day: 6,
        topic: 'Reply, listen and build a community',
        imageCaption: 'Messages come in and go out: the talk after the post is half the work.',
      },
      {
        day: 7,
        topic: 'Read your numbers and improve',
        imageCaption: 'A creator reads her week from a few rising bars.',
      },
    ],
  },
  {
    title: 'Professional Marketing',
    icon: 'megaphone',
    videoBased: false,
    curriculum: [
      {
        day: 1,
        topic: 'Understand the customer before you sell',
        imageCaption: 'A market seller asks before she offers.',
      },
      {
        day: 2,
        topic: 'Say what you offer in one clear sentence',
        imageCaption: 'One sentence over the stall tells the passer-by what is sold here.',
      },
      {
        day: 3,
        topic: 'Set a price that pays you',
        imageCaption: 'A price tag hangs over the stall of a seller who knows her costs.',
      },
      {
        day: 4,
        topic: 'Build a simple brand that people remember',
        imageCaption: 'One star and one colour, known from across the road.',
      },
      {
        day: 5,
        topic: 'Sell through WhatsApp and word of mouth',
        imageCaption: 'Orders arrive on the phone while the stall is open.',
      },
      {
        day: 6,
        topic: 'Spend a small advertising budget well',
        imageCaption: 'A megaphone carries a small stall a few streets further.',
      },
      {
        day: 7,
        topic: 'Follow up and keep your customers',
        imageCaption: 'A customer comes back to the seller who remembered her.',
      },
    ],
  },
  {
    title: 'Event Management',
    icon: 'calendar',
    videoBased: false,
    curriculum: [
      {
        day: 1,
        topic: 'Start with the purpose of the event',
        imageCaption: 'A planner at the stage, with the one aim of the day behind him.',
      },
      {
        day: 2,
        topic: 'Make a budget that holds',
        imageCaption: 'Coins are counted before the first chair is hired.',
      },
      {
        day: 3,
        topic: 'Choose the date and the venue',
        imageCaption: 'A pin on the map: the place that guests can reach and leave safely.',
      },
      {
        day: 4,
        topic: 'Book vendors and put it in writing',
        imageCaption: 'A signed page stands between a planner and a surprise.',
      },
      {
        day: 5,
        topic: 'Fill the seats',
        imageCaption: 'Rows of chairs wait, and a ticket opens each of them.',
      },
      {
        day: 6,
        topic: 'Run the day minute by minute',
        imageCaption: 'The clock over the stage belongs to the planner.',
      },
      {
        day: 7,
        topic: 'Close the event and report back',
        imageCaption: 'Every line on the list is ticked before the lights go out.',
      },
    ],
  },
  {
    title: 'Business Development',
    icon: 'briefcase',
    videoBased: false,
    curriculum: [
      {
        day: 1,
        topic: 'Find a problem that people pay to solve',
        imageCaption: 'Two partners at a table look closely at one problem.',
      },
      {
        day: 2,
        topic: 'Test the idea with real customers',
        imageCaption: 'A bulb on the board, and a table where the idea is tried out.',
      },
      {
        day: 3,
        topic: 'Build partnerships that help both sides',
        imageCaption: 'Two pieces fit together on the board above two partners.',
      },
      {
        day: 4,
        topic: 'Write a proposal that gets a reply',
        imageCaption: 'One page, one offer: a proposal ready to send.',
      },
      {
        day: 5,
        topic: 'Pitch with confidence and negotiate fairly',
        imageCaption: 'Two voices meet in the middle of the table.',
      },
      {
        day: 6,
        topic: 'Register, bank and keep simple records',
        imageCaption: 'A stamped paper on the board makes a hustle a business.',
      },
      {
        day: 7,
        topic: 'Make a growth plan for ninety days',
        imageCaption: 'Three steps lead upward to a flag.',
      },
    ],
  },
] as const satisfies readonly MasterclassDescription[];

type MasterclassTitle = (typeof described)[number]['title'];
export type Masterclass = Omit<MasterclassDescription, 'title'> & {
  readonly title: MasterclassTitle;
  readonly slug: string;
};

export const masterclasses: readonly Masterclass[] = described.map((masterclass) => ({
  ...masterclass,
  slug: slugOf(masterclass.title),
}));

/** Stands in the place of films in the demo. The addresses lead nowhere. */
export const exampleLessonVideos = [45, 38, 41, 52, 36, 48, 44].map((megabytes, i) => ({
  url: `https://films.example/creators-network-masterclass/day-${String(i + 1)}`,
  megabytes,
}));
