import { BookIcon, BriefcaseIcon, ChartIcon, ShieldIcon, ToolIcon, UsersIcon } from '../../shared/ui/feature-icons';
import { CardIcon } from '../../shared/ui/icons';

export const features = [
  {
    title: 'Affordable growth tools',
    text: 'Cards, fliers, a website, your social pages, licences: ordered in one tap, at member prices.',
    Icon: ToolIcon,
  },
  {
    title: 'Social media and marketing support',
    text: 'People who do it every day set up your pages and help you post what sells.',
    Icon: ChartIcon,
  },
  {
    title: 'Dedicated creator support',
    text: 'Hire trained creators for a day, a campaign or a month, remote or on site.',
    Icon: BriefcaseIcon,
  },
  {
    title: 'Learn to promote for more profit',
    text: 'The masterclasses our creators take are open to you and your staff.',
    Icon: BookIcon,
  },
  {
    title: 'Meet African businesses',
    text: 'Suppliers, partners and customers, from Lagos to Cape Town.',
    Icon: UsersIcon,
  },
  {
    title: 'Loan requests',
    text: 'Once verified, you can ask for working capital: ₦250,000 to ₦20,000,000.',
    Icon: CardIcon,
  },
] as const;

export const growthPath = [
  {
    title: 'Profile Approved',
    text: 'Sign up with your name, number and place. Your profile stands at once.',
  },
  {
    title: 'KYC Verification',
    text: 'Tell us about the business, on one page. A person checks it and answers, with the reason.',
  },
  {
    title: 'Upgrade to Pro',
    text: 'One fee for three months. Growth tools, orders and hiring open the moment it is confirmed.',
  },
] as const;

export const promises = [
  {
    title: 'Prices you see first',
    text: 'What a tool costs stands beside it, in naira. Nothing is added on the way.',
    Icon: CardIcon,
  },
  {
    title: 'An order you can follow',
    text: 'Pending, processing, completed: with the date of every step.',
    Icon: ChartIcon,
  },
  {
    title: 'Details that stay yours',
    text: 'What you tell us for verification is encrypted, and only those who check it can read it.',
    Icon: ShieldIcon,
  },
] as const;
