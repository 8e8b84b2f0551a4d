import challengeDark from './screens/challenge-dark.webp';
import challengeLight from './screens/challenge-light.webp';
import hireDark from './screens/hire-dark.webp';
import hireLight from './screens/hire-light.webp';
import lessonDark from './screens/lesson-dark.webp';
import lessonLight from './screens/lesson-light.webp';
import ordersDark from './screens/orders-dark.webp';
import ordersLight from './screens/orders-light.webp';
import pointsDark from './screens/points-dark.webp';
import pointsLight from './screens/points-light.webp';
import projectsDark from './screens/projects-dark.webp';
import projectsLight from './screens/projects-light.webp';
import toolsDark from './screens/tools-dark.webp';
import toolsLight from './screens/tools-light.webp';

/** One screen of the product in both themes, as `npm run screens` takes it. */
export interface Screen {
  light: string;
  dark: string;
  alt: string;
}

export const challenge: Screen = {
  light: challengeLight,
  dark: challengeDark,
  alt: 'The 7-Day Challenge on a phone: three days approved with their points, day 4 to be handed in.',
};
export const lesson: Screen = {
  light: lessonLight,
  dark: lessonDark,
  alt: 'A lesson on a phone: Social Media Management, day 1, with its drawing.',
};
export const points: Screen = {
  light: pointsLight,
  dark: pointsDark,
  alt: 'The points of a creator on a phone: Silver reached, and how far it is to Gold.',
};
export const projects: Screen = {
  light: projectsLight,
  dark: projectsDark,
  alt: 'Live projects on a phone, each with a button to apply.',
};
export const tools: Screen = {
  light: toolsLight,
  dark: toolsDark,
  alt: 'Growth tools on a phone, each with its price and a button to order it.',
};
export const orders: Screen = {
  light: ordersLight,
  dark: ordersDark,
  alt: 'The orders of a business on a phone: one completed, with the date of each step.',
};
export const hire: Screen = {
  light: hireLight,
  dark: hireDark,
  alt: 'The form for hiring creators on a phone: how many, and from which department.',
};
