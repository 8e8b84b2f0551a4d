import { ExternalIcon, ListIcon, ShieldIcon, UsersIcon } from '../../shared/ui/feature-icons';
import { type Icon, icon } from '../../shared/ui/icons';

const BusinessCardIcon = icon(
  <>
    <rect x="3" y="6" width="18" height="12" rx="2" />
    <circle cx="8" cy="11" r="1.8" />
    <path d="M5.5 15c.5-1.2 1.4-1.8 2.5-1.8s2 .6 2.5 1.8M13.5 10.5H18M13.5 14H17" />
  </>,
);

/** By the tool's name in the catalogue. */
export const toolIcons: Record<string, Icon | undefined> = {
  'Business Cards': BusinessCardIcon,
  'Flier Prints': ListIcon,
  'Social Media Setup': UsersIcon,
  'Basic Website Design': ExternalIcon,
  'Govt. Required Licenses': ShieldIcon,
};
