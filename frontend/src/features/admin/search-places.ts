import { inWords } from '../../shared/console/in-words';
import { money } from '../../shared/format';
import type { Found } from './api/search.query';
import { type MemberAction, memberActions } from './member-actions';

/** Somewhere to go: its address, and what it is called. */
export interface Place {
  value: string;
  label: string;
}

interface Wish {
  q: string;
  action?: MemberAction;
}

/** What is looked for, and what is to be done with the member: 'ban ada' asks for the dialog of a ban. */
export function parseWish(text: string): Wish {
  const typed = text.trim().replace(/^go to\s+/i, '');
  const [, verb = '', rest = ''] = /^(\S{3,})\s+(.+)$/.exec(typed) ?? [];
  const wanted = verb.toLowerCase();
  const actions = Object.entries(memberActions) as [MemberAction, string][];
  const action = actions.find(([name, label]) => name === wanted || label.toLowerCase().split(' ')[0] === wanted)?.[0];
  return action ? { q: rest, action } : { q: typed };
}

/** Where what was found is to be seen. */
export function placeOf({ kind, id, name, price, status, memberName }: Found, { q, action }: Wish): Place {
  const details = [price && money(price), memberName, status].filter(Boolean).join(', ');
  switch (kind) {
    case 'member':
      return action
        ? { value: `/admin/members/${id}?act=${action}`, label: `${memberActions[action]}: ${name}` }
        : { value: `/admin/members/${id}`, label: name };
    case 'payment':
      return { value: `/admin/payments?status=all&q=${encodeURIComponent(name)}`, label: `${name}: ${details}` };
    case 'order':
      return { value: `/admin/orders?q=${encodeURIComponent(q)}&of=${id}`, label: `${name}: ${details}` };
    case 'event':
      return { value: `/admin/history?position=${id}`, label: `${inWords(name)}, at ${id}` };
    case 'stream':
      return { value: `/admin/history?stream=${id}`, label: `Events of ${id}, the latest: ${inWords(name)}` };
  }
}
