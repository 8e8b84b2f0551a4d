import { icon } from '../../shared/ui/icons';

export const departments = [
  {
    title: 'Social Media Management',
    text: 'Run pages people come back to: plans, posts and replies.',
    Icon: icon(
      'M8.5 2.5h7a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-14a2.5 2.5 0 0 1 2.5-2.5zM12 15.5c-2.7-1.8-3.6-3-3.6-4.4a1.8 1.8 0 0 1 3.6-.4 1.8 1.8 0 0 1 3.6.4c0 1.4-.9 2.6-3.6 4.4z',
    ),
  },
  {
    title: 'Marketing',
    text: 'Find who needs a thing, and tell them so that they buy it.',
    Icon: icon('M3.5 10v4.5h3l8.5 4V6L6.5 10zM18.5 9a4.5 4.5 0 0 1 0 6.5M7.5 14.8l1.2 5H12l-1-3.3'),
  },
  {
    title: 'Fashion',
    text: 'Style, shoot and sell looks, from the studio to the runway.',
    Icon: icon('M12 9V8a2.3 2.3 0 1 0-2.3-2.3M12 9l-8.3 6.5a1.3 1.3 0 0 0 .8 2.3h15a1.3 1.3 0 0 0 .8-2.3z'),
  },
  {
    title: 'Event Management',
    text: 'Budget, book and run the day, whatever the weather does.',
    Icon: icon('M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M9 15.2l2.2 2.2 4-4'),
  },
  {
    title: 'Entertainment Business',
    text: 'The deals, rights and crews behind music, film and shows.',
    Icon: icon(
      'M3.7 17.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM14.2 15.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM9.3 17.5V6.2l10.5-2.2v11.5M9.3 10l10.5-2.2',
    ),
  },
  {
    title: 'Diplomacy',
    text: 'Speak for people, hold a room and bring two sides together.',
    Icon: icon('M3 4h11v8H8.5L5.5 15v-3H3zM17.5 9H21v8h-2.5v3l-3-3H10v-2'),
  },
  {
    title: 'Business Development',
    text: 'Find the partners and customers that make a business grow.',
    Icon: icon('M3.5 20.5h17M4.5 15.5l5-5 3.5 3.5 6.5-7.5M14.5 6h5.5v5.5'),
  },
] as const;
