import type { Answer } from '../api/types';
import { number } from '../format';

type HistoryEntry = Answer<'/api/audit/events'>['items'][number];

/** 'AppraisalApproved' or 'APPRAISAL_APPROVED' becomes 'Appraisal approved'. */
export const inWords = (type: string): string =>
  capitalized(
    type
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase(),
  );

/** A process is named by the sentence of its rule, written with hyphens. */
export const isRule = (name: string): boolean => /^[a-z]+(-[a-z0-9]+)+$/.test(name);

export const COMMAND_LINE = 'command line';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export function whoDid({ actor, actorName }: Pick<HistoryEntry, 'actor' | 'actorName'>): string {
  if (actorName === null) return actor === NOBODY ? 'A visitor' : 'Erased member';
  return actorInWords(actorName);
}

export const actorInWords = (name: string): string =>
  isRule(name) || name === COMMAND_LINE ? capitalized(name.replaceAll('-', ' ')) : name;

export const alteredInWords = (accounts: number): string =>
  `${accounts === 1 ? 'An account is' : `${number(accounts)} accounts are`} not as the log says`;

const capitalized = (words: string): string =>
  (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll(/\bkyc\b/gi, 'KYC');
