import { icon } from './icons';

export const ExternalIcon = icon('M14 5h5v5M19 5l-8 8M10 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-4');
export const LockIcon = icon(
  'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
);
export const ClockIcon = icon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 7.5V12l3 2');
export const RetryIcon = icon('M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4h4');
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
);
export const EyeOffIcon = icon(
  'M4.5 8.5C3.2 10.2 2.5 12 2.5 12S6 18.5 12 18.5c1.4 0 2.7-.4 3.8-.9M9.5 5.8C10.3 5.6 11.1 5.5 12 5.5c6 0 9.5 6.5 9.5 6.5s-.8 1.5-2.3 3.1M4 4l16 16M10 10.2a3 3 0 0 0 4 4',
);
export const HomeIcon = icon('M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6');
export const FlagIcon = icon('M5 21V4M5 4.5h13l-3 4.5 3 4.5H5');
export const UserIcon = icon('M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6');
export const UsersIcon = icon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 19.5c.6-3.5 3.1-5.2 6.5-5.2s5.9 1.7 6.5 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.3 3.5 4.7',
);
export const BookIcon = icon('M12 6.5C10 5 7 4.5 4 4.5v13.5c3 0 6 .5 8 2 2-1.5 5-2 8-2V4.5c-3 0-6 .5-8 2zM12 6.5V20');
export const StarIcon = icon('M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z');
export const BriefcaseIcon = icon(
  'M5.5 7.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM9 7.5V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v1.5M3.5 12.5h17',
);
export const AwardIcon = icon('M6.5 9.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0zM8.5 14l-1.5 7 5-2.5 5 2.5-1.5-7');
export const ShieldIcon = icon('M12 3.5l7.5 3v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6.5zM9 12l2.2 2.2L15.5 10');
export const CartIcon = icon(
  'M3.5 4.5H6l2.2 10.5h9.3l2-7.5H7M8.5 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM15.5 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
);
export const ToolIcon = icon(
  'M14.5 5.5a4.5 4.5 0 0 0-5.7 5.7L4 16v4h4l4.8-4.8a4.5 4.5 0 0 0 5.7-5.7L15.5 12.5 12 12l-.5-3.5z',
);
export const ListIcon = icon('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01');
export const ChartIcon = icon('M4 20h16M7 16.5V11M12 16.5v-10M17 16.5V8.5');
export const LogoutIcon = icon('M14 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8M10 12h10M16.5 8l4 4-4 4');
export const PhoneIcon = icon(
  'M6 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4 6.2 2 2 0 0 1 6 4z',
);
export const DownloadIcon = icon('M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14');
export const DeviceIcon = icon(
  'M9.5 3h5a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1-2.5 2.5h-5a2.5 2.5 0 0 1-2.5-2.5v-13a2.5 2.5 0 0 1 2.5-2.5zM11 18h2',
);
export const BellIcon = icon('M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15zM10 21h4');
export const MailIcon = icon(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4.5 7.5l7.5 5.5 7.5-5.5',
);
export const PinIcon = icon(
  'M12 21s-7-5.6-7-11a7 7 0 0 1 14 0c0 5.4-7 11-7 11zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
);
