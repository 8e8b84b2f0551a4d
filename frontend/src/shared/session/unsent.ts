import { draftsOf } from './drafts';

const words: Record<string, string> = {
  appraisal: 'your appraisal',
  'live-project': 'your application for a live project',
  profile: 'the changes to your profile',
  payment: 'your payment reference',
  kyc: 'your verification form',
  loan: 'your loan request',
  'tool-request': 'your request for a tool',
  hire: 'your request for creators',
  'order-payment': 'your payment reference',
  read: 'which lessons you have read',
  rating: 'how the work was',
  problem: 'the problem that you report',
  decline: 'why you decline an invitation',
  availability: 'what you are open to',
  portfolio: 'the changes to your portfolio',
  decision: 'what you wrote or gave for a decision',
  privacy: 'an answer about personal data',
  bulk: 'decisions on many rows that were left in the middle',
};

/** Names of the member's unsent drafts, which a sign-out deletes. */
function unsentOf(owner: string): string[] {
  const named = draftsOf(owner).map((draft) => {
    const name = Object.keys(words).find((start) => draft.startsWith(start)) ?? '';
    return words[name] ?? 'what you typed into a form';
  });
  return [...new Set(named)];
}

export function lossOf(owner: string): string | undefined {
  const unsent = unsentOf(owner);
  if (unsent.length === 0) return undefined;
  return `Not sent yet, and on this device alone: ${unsent.join(', ')}. Signing out deletes it.`;
}
