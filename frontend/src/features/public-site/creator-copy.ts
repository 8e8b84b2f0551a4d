import { AwardIcon, BookIcon, ShieldIcon, StarIcon, UsersIcon } from '../../shared/ui/feature-icons';
import { CardIcon } from '../../shared/ui/icons';

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
