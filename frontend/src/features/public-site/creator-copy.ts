import {
  AwardIcon,
  BookIcon,
  BriefcaseIcon,
  ChartIcon,
  FlagIcon,
  ListIcon,
  ShieldIcon,
  StarIcon,
  UsersIcon,
} from '../../shared/ui/feature-icons';
import { CardIcon, ChatIcon } from '../../shared/ui/icons';

export const journey = [
  {
    title: 'Become Pro',
    text: 'Sign up, take the skills assessment in a chat with us, and upgrade. A Pro account opens the Learn Hub and the challenge.',
  },
  {
    title: 'Earn 50 points',
    text: 'Take the 7\u2011day challenge: a lesson, an assignment and an appraisal each day. A person reviews your work and gives you points.',
  },
  {
    title: 'Unlock all features',
    text: 'Live projects with brands, your own team project, freelance gigs, and in time a certificate and a recommendation.',
  },
] as const;

export const departments = [
  {
    title: 'Social Media Management',
    text: 'Run pages people come back to: plans, posts and replies.',
    Icon: ChatIcon,
  },
  { title: 'Marketing', text: 'Find who needs a thing, and tell them so that they buy it.', Icon: ChartIcon },
  { title: 'Fashion', text: 'Style, shoot and sell looks, from the studio to the runway.', Icon: StarIcon },
  { title: 'Event Management', text: 'Budget, book and run the day, whatever the weather does.', Icon: FlagIcon },
  {
    title: 'Entertainment Business',
    text: 'The deals, rights and crews behind music, film and shows.',
    Icon: ListIcon,
  },
  { title: 'Diplomacy', text: 'Speak for people, hold a room and bring two sides together.', Icon: UsersIcon },
  {
    title: 'Business Development',
    text: 'Find the partners and customers that make a business grow.',
    Icon: BriefcaseIcon,
  },
] as const;

export const benefits = [
  {
    title: 'A verified creator',
    text: 'Your profile on our social network carries the verified badge, so brands know who they talk to.',
    Icon: ShieldIcon,
  },
  {
    title: 'Five masterclasses',
    text: 'Seven days each, in words and pictures that open on a slow connection.',
    Icon: BookIcon,
  },
  {
    title: 'Earn as an influencer',
    text: 'Gigs and campaigns you can take on from where you live.',
    Icon: CardIcon,
  },
  {
    title: 'Projects with a budget',
    text: 'Team projects come with funding, five mentors and three team leads.',
    Icon: UsersIcon,
  },
  {
    title: 'Work that is reviewed',
    text: 'Every appraisal is read by a person who says what was good and what was missing.',
    Icon: AwardIcon,
  },
  {
    title: 'Proof to show',
    text: 'Points, milestones, and a certificate with a recommendation you can send to an employer.',
    Icon: StarIcon,
  },
] as const;
