import { pageNames } from '../../shared/page-names';
import { AwardIcon, BookIcon, BriefcaseIcon, FlagIcon, StarIcon, UsersIcon } from '../../shared/ui/feature-icons';
import { type Icon } from '../../shared/ui/icons';
import type { Feature } from './api/journey.query';

export const featureTexts: Record<Feature['code'], { title: string; text: string; Icon: Icon }> = {
  learn: { title: pageNames['/learn'], text: 'Five masterclasses, seven days each.', Icon: BookIcon },
  appraisals: {
    title: pageNames['/appraisals'],
    text: '7-Day Appraisal Request: one assignment a day, reviewed by a person.',
    Icon: FlagIcon,
  },
  'join-live-projects': {
    title: pageNames['/join-live-projects'],
    text: 'Join a Task: work outside the classroom, with a team.',
    Icon: StarIcon,
  },
  'team-projects': {
    title: pageNames['/team-projects'],
    text: 'Create a Team Project: funding and mentors for your own idea.',
    Icon: UsersIcon,
  },
  'freelance-gigs': { title: pageNames['/freelance-gigs'], text: 'Paid remote work.', Icon: BriefcaseIcon },
  certification: {
    title: pageNames['/certification'],
    text: 'What you show the next client.',
    Icon: AwardIcon,
  },
};
