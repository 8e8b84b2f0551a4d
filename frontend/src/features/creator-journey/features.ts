import { AwardIcon, BookIcon, BriefcaseIcon, FlagIcon, StarIcon, UsersIcon } from '../../shared/ui/feature-icons';
import { type Icon } from '../../shared/ui/icons';
import type { Feature } from './api/journey.query';

export const featureTexts: Record<Feature['code'], { title: string; text: string; Icon: Icon }> = {
  learn: { title: 'Learn Hub', text: 'Five masterclasses, seven days each.', Icon: BookIcon },
  appraisals: { title: '7-Day Appraisal Request', text: 'One assignment a day, reviewed by a person.', Icon: FlagIcon },
  'join-live-projects': { title: 'Join a Task', text: 'Work on a live project with a team.', Icon: StarIcon },
  'team-projects': { title: 'Create a Team Project', text: 'Funding and mentors for your own idea.', Icon: UsersIcon },
  'freelance-gigs': { title: 'Freelance Gigs', text: 'Paid remote work.', Icon: BriefcaseIcon },
  certification: {
    title: 'Certification and Recommendation',
    text: 'What you show the next client.',
    Icon: AwardIcon,
  },
};
