import type { Command } from '../../../platform/event-sourcing/index.js';
import type { PrivacyRequestAnswered, PrivacyRequestRecorded, PrivacyRequestTaken } from './privacy-requests.events.js';

type RecordPrivacyRequest = Command<'RecordPrivacyRequest', PrivacyRequestRecorded['data']>;
type TakePrivacyRequest = Command<'TakePrivacyRequest', PrivacyRequestTaken['data']>;
type AnswerPrivacyRequest = Command<'AnswerPrivacyRequest', PrivacyRequestAnswered['data']>;
/** Records that the member downloaded all data. This answers requests for access that came by mail. */
export type NoteOwnData = Command<'NoteOwnData', { readonly requestId: string; readonly today: string }>;

export type PrivacyRequestCommand = RecordPrivacyRequest | TakePrivacyRequest | AnswerPrivacyRequest | NoteOwnData;
