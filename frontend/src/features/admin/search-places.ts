import { inWords } from '../../shared/console/in-words';
import { money } from '../../shared/format';
import type { Found } from './api/search.query';
import { type MemberAction, memberActions } from './member-actions';

/** A search result: its address and its name. */
export interface Place {
  value: string;
  label: string;
}

interface ParsedSearch {
  q: string;
  action?: MemberAction;
}

/** A search text with an optional action: 'ban ada' opens the ban dialog of Ada. */
export function parseSearch(text: string): ParsedSearch {
  const typed = text.trim().replace(/^go to\s+/i, '');
  const [, verb = '', rest = ''] = /^(\S{3,})\s+(.+)$/.exec(typed) ?? [];
  const action = actionCalled(verb);
  return action ? { q: rest, action } : { q: typed };
}

function actionCalled(verb: string): MemberAction | undefined {
  const wanted = verb.toLowerCase();
  const actions = Object.entries(memberActions) as [MemberAction, string][];
  return actions.find(([name, label]) => name === wanted || label.toLowerCase().split(' ')[0] === wanted)?.[0];
}

/** Whether each word of the search begins a word of the text. The verb of an action is a whole word: no 'ban' in 'bank'. */
export function isFoundIn(text: string, q: string): boolean {
  const words = wordsOf(text);
  const wanted = wordsOf(q);
  const isBegun = (part: string) => words.some((word) => (actionCalled(part) ? word === part : word.startsWith(part)));
  return wanted.length > 0 && wanted.every(isBegun);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The address and the name of a search hit. */
export function placeOf({ kind, id, title, url, price, status, memberName }: Found, { action }: ParsedSearch): Place {
  switch (kind) {
    case 'member': {
      const label = status ? `${title}, ${status}` : title;
      return action
        ? { value: `${url}?act=${action}`, label: `${memberActions[action]}: ${label}` }
        : { value: url, label };
    }
    case 'event':
      return { value: url, label: `${inWords(title)}, at ${id}` };
    case 'stream':
      return { value: url, label: `Events of ${id}, the latest: ${inWords(title)}` };
    case 'payment':
    case 'order':
      return {
        value: url,
        label: `${title}: ${[price && money(price), memberName, status].filter(Boolean).join(', ')}`,
      };
  }
}
