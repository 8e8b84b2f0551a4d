import type { Money } from './money.js';

type GrowthToolDescription = {
  readonly name: string;
  readonly unit: string | null;
  readonly price: Money<'NGN'>;
  readonly description: string;
};

export const growthTools = [
  {
    name: 'Business Cards',
    unit: '100 units',
    price: { amount: 1_500_000, currency: 'NGN' },
    description: 'One hundred full-colour cards with your name, number and services, designed with you and delivered.',
  },
  {
    name: 'Flier Prints',
    unit: 'A5, 100 units',
    price: { amount: 1_000_000, currency: 'NGN' },
    description: 'One hundred A5 fliers for your offer or opening day, ready to hand out where your customers pass.',
  },
  {
    name: 'Social Media Setup',
    unit: null,
    price: { amount: 2_000_000, currency: 'NGN' },
    description: 'Business pages with matching pictures, contact buttons and first posts, handed over for you to run.',
  },
  {
    name: 'Basic Website Design',
    unit: null,
    price: { amount: 5_000_000, currency: 'NGN' },
    description:
      'A small website that opens fast on any phone and shows what you sell, your prices and how to reach you.',
  },
  {
    name: 'Govt. Required Licenses',
    unit: null,
    price: { amount: 2_500_000, currency: 'NGN' },
    description:
      'Help to find out which registrations and permits your trade needs, and to prepare and file the papers.',
  },
] as const satisfies readonly GrowthToolDescription[];

type GrowthTool = (typeof growthTools)[number];
export type GrowthToolName = GrowthTool['name'];
