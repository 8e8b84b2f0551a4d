import type { Command } from '../../../platform/event-sourcing/index.js';
import type { PrivacyRequestAnswered, PrivacyRequestRecorded, PrivacyRequestTaken } from './privacy-requests.events.js';

type RecordPrivacyRequest = Command<'RecordPrivacyRequest', PrivacyRequestRecorded['data']>;
type TakePrivacyRequest = Command<'TakePrivacyRequest', PrivacyRequestTaken['data']>;
type AnswerPrivacyRequest = Command<'AnswerPrivacyRequest', PrivacyRequestAnswered['data']>;
/** The member took all that is held: whoever asked for it by mail has it now. */
export type NoteOwnData = Command<'NoteOwnData', { readonly requestId: string; readonly today: string }>;

export type PrivacyRequestCommand = RecordPrivacyRequest | TakePrivacyRequest | AnswerPrivacyRequest | NoteOwnData;
