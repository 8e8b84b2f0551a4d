import type { ProExpired, ProTakenBack } from '../modules/commerce/public.js';
import { endInvitationsOf } from '../modules/hiring/public.js';
import { erasesMember, type MemberBanned, type PersonalDataErased } from '../modules/identity/public.js';
import type { Recorded } from '../platform/event-sourcing/index.js';
import type { Dispatch } from '../platform/jobs/dispatch.js';

const end = ({ meta }: Recorded) => endInvitationsOf(meta.subjectId);
/** A business may renew its Pro and answer then. A creator needs Pro without a break. */
const endOfCreator = (event: Recorded) => end(event).slice(0, 1);

export const endInvitationsWhenMemberGoes: Dispatch<MemberBanned | PersonalDataErased | ProExpired | ProTakenBack> = {
  name: 'end-invitations-when-member-goes',
  lookBackDays: 7,
  on: {
    MemberBanned: end,
    PersonalDataErased: (event) => (erasesMember(event.data.purpose) ? end(event) : []),
    ProExpired: endOfCreator,
    ProTakenBack: (event) => (event.data.plan === null ? endOfCreator(event) : []),
  },
};
