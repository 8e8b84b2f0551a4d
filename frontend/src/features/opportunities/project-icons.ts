import { BookIcon, BriefcaseIcon, StarIcon, UsersIcon } from '../../shared/ui/feature-icons';
import type { Icon } from '../../shared/ui/icons';

export const projectIcons: Readonly<Record<string, Icon>> = {
  'Fashion Festival': StarIcon,
  'Business Flash': BriefcaseIcon,
  'School Xtra': BookIcon,
  'Internship Conference': UsersIcon,
};
