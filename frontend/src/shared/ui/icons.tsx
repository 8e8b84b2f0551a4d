import type { ReactNode } from 'react';
import type { Tone } from '../messages';

export type Icon = () => ReactNode;

export function icon(path: string): Icon {
  return () => (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const ArrowRightIcon = icon('M5 12h14M13 6l6 6-6 6');
export const ChevronDownIcon = icon('M6 9l6 6 6-6');
export const SunIcon = icon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
);
export const MoonIcon = icon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
export const SystemIcon = icon(
  'M5.5 5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM9 20h6M12 16v4',
);
export const AlertIcon = icon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 7.5v5M12 16h.01');
export const InfoIcon = icon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 11.5v5M12 8h.01');
export const ChatIcon = icon('M4 19.5l1.2-3.8A8 8 0 1 1 8.3 19zM8.5 10.5h7M8.5 14h4.5');
export const CardIcon = icon(
  'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18M7 15h3',
);
export const CopyIcon = icon(
  'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5.5 15H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v.5',
);

export const toneIcons: Record<Tone, Icon> = { success: CheckIcon, info: InfoIcon, destructive: AlertIcon };
