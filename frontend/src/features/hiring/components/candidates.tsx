import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useFeature } from '../../../shared/api/features.query';
import type { Answer } from '../../../shared/api/types';
import { useCommand } from '../../../shared/api/use-command';
import { MemberLink } from '../../../shared/console/member-link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { candidatesQuery } from '../api/candidates.query';
import { inviteCreators } from '../api/invite-creators.mutation';
import '../hiring.css';

interface Props {
  requestId: string;
  /** How many places are free; undefined while the request is not approved. */
  openPlaces?: number;
}

const texts = {
  touches: ['approved-hire-requests', 'candidates'],
  done: 'CREATORS_INVITED',
  failed: 'CREATORS_NOT_INVITED',
} as const;

/** Candidates for a request, best first, with reasons. Staff decide whom to invite. */
export function Candidates({ requestId, openPlaces }: Props) {
  const isOpen = useFeature('matching');
  const { data, error, refetch } = useQuery({ ...candidatesQuery(requestId), enabled: isOpen });
  const [picked, setPicked] = useState<readonly string[]>([]);
  const region = useRef<HTMLElement>(null);
  const { run, isPending } = useCommand(inviteCreators, {
    ...texts,
    onDone: () => {
      setPicked([]); // disables the button that has the focus
      region.current?.focus({ preventScroll: true });
    },
  });
  if (!isOpen) return null;
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  const now = openPlaces ?? 0;
  const invite = () => void run({ requestId, creatorIds: picked.slice(0, now), next: picked.slice(now) });
  return (
    <section ref={region} className="stack stack--tight" aria-label="Candidates" tabIndex={-1}>
      <h3>Candidates</h3>
      {error && !data && <LoadFailure what="the candidates" error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <p className="soft">
          Apart from those already asked, nobody who is open to work fits this request. Who does later appears here.
        </p>
      )}
      <ol className="candidates">
        {data?.items.map((one) => (
          <Candidate key={one.creatorId} candidate={one}>
            {now === 0 ? (
              <strong>{one.firstName}</strong>
            ) : (
              <Checkbox checked={picked.includes(one.creatorId)} onChange={() => toggle(one.creatorId)}>
                <strong>{one.firstName}</strong>
              </Checkbox>
            )}
          </Candidate>
        ))}
      </ol>
      {openPlaces === 0 && (
        <p className="soft">All places are taken, so nobody can be invited. One may become free again.</p>
      )}
      {now > 0 && data && data.items.length > 0 && (
        <div className="row">
          <Button type="primary" disabled={picked.length === 0} loading={isPending} onClick={invite}>
            Invite
          </Button>
          <span className="soft">
            In the order in which you pick them: {now === 1 ? 'the first is' : `the first ${now} are`} asked now, the
            others in turn when one says no or does not answer in three days.
          </span>
        </div>
      )}
    </section>
  );
}

type CandidateItem = Answer<'/api/admin/hire-requests/{requestId}/candidates'>['items'][number];

const Candidate = ({ candidate, children }: { candidate: CandidateItem; children: ReactNode }) => {
  const { creatorId, firstName, department, state, portfolio, asks, reasons } = candidate;
  return (
    <li>
      {children} <MemberLink id={creatorId} name={firstName} asMark /> {[department, state].filter(Boolean).join(', ')}{' '}
      {portfolio && (
        <a href={portfolio} target="_blank" rel="noreferrer">
          Portfolio
        </a>
      )}
      <span className="soft">{[...reasons, ...(asks ? [`Asks ${asks}`] : [])].join(' · ')}</span>
    </li>
  );
};
