import type { Answer } from '../../../shared/api/types';
import { date } from '../../../shared/format';
import { PagedList } from '../../../shared/ui/paged-list';
import { ownRequestsQuery } from '../api/own-requests.query';

type OwnRequest = Answer<'/api/me/privacy-requests'>['items'][number];

const asked: Record<OwnRequest['kind'], string> = {
  access: 'To see what we hold',
  correction: 'To correct it',
  erasure: 'To erase it',
  objection: 'To stop using it',
};
const ended = {
  answered: 'Answered',
  taken: 'Downloaded by you',
  withdrawn: 'Withdrawn by you',
  erased: 'Erased',
};

/** Every request about the member's data, however it came, with the answer of staff. */
export function OwnRequests() {
  return (
    <PagedList
      title="What you asked"
      what="what you asked"
      query={ownRequestsQuery}
      empty="What you ask about your data appears here, with our answer."
    >
      {(request) => (
        <>
          <h3>{asked[request.kind]}</h3>
          <p className="soft">
            Asked on {date(request.receivedAt)}. {stateOf(request)}
          </p>
          {request.answer && <p>{request.answer}</p>}
        </>
      )}
    </PagedList>
  );
}

const stateOf = ({ outcome, answeredAt, dueAt }: OwnRequest): string =>
  outcome && answeredAt ? `${ended[outcome]} on ${date(answeredAt)}.` : `We answer by ${date(dueAt)}.`;
