import { challenge, hire, lesson, orders, points, projects, type Screen, tools } from './screens';

interface Stop {
  title: string;
  text: string;
  screen: Screen;
  link?: { to: string; label: string };
  /** The place to say how long a review takes. */
  isReviewed?: true;
}

const lessons: Stop = {
  title: 'Lessons that open on any phone',
  text: 'Read in a few minutes, in words and drawings that cost little data, with something to try the same day.',
  screen: lesson,
  link: { to: '/sample-lesson', label: 'Read a sample lesson' },
};

const week: Stop = {
  title: 'Seven days, one task each',
  text: 'You see which day it is and what to hand in. A person reviews it and says why it got its points.',
  screen: challenge,
  isReviewed: true,
};

const doors: Stop = {
  title: 'Points that open doors',
  text: 'A person reviews what you hand in and says why. Fifty points open projects, teams and gigs.',
  screen: points,
  isReviewed: true,
};

const work: Stop = {
  title: 'Work with real brands',
  text: 'With 50 points you apply for live projects in a few steps, and choose where and when you can work.',
  screen: projects,
};

const prices: Stop = {
  title: 'Prices before you order',
  text: 'Each tool says what it costs, in naira. One tap orders it.',
  screen: tools,
};

const steps: Stop = {
  title: 'Orders you can follow',
  text: 'Placed, processing, completed: each step with its date, on a page that keeps itself up to date.',
  screen: orders,
};

const people: Stop = {
  title: 'Creators for a day or a month',
  text: 'Say how many, for what and for how long. We look among our Pro creators and come back with names.',
  screen: hire,
};

export const tours = {
  everybody: [lessons, doors, prices],
  creators: [lessons, week, work],
  businesses: [steps, people, lessons],
};
