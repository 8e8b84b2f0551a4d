import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { useFeature } from '../../../shared/api/features.query';
import { useCommand } from '../../../shared/api/use-command';
import { MemberLink } from '../../../shared/console/member-link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { candidatesQuery } from '../api/candidates.query';
import { inviteCreators } from '../api/invite-creators.mutation';
import '../hiring.css';

interface Props {
  requestId: string;
  /** How many creators can be invited now; undefined if none can. */
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
  const now = Math.max(1, openPlaces ?? 0);
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
        {data?.items.map(({ creatorId, firstName, department, state, portfolio, asks, reasons }) => (
          <li key={creatorId}>
            {openPlaces === undefined ? (
              <strong>{firstName}</strong>
            ) : (
              <Checkbox checked={picked.includes(creatorId)} onChange={() => toggle(creatorId)}>
                <strong>{firstName}</strong>
              </Checkbox>
            )}{' '}
            <MemberLink id={creatorId} name={firstName} asMark /> {[department, state].filter(Boolean).join(', ')}{' '}
            {portfolio && (
              <a href={portfolio} target="_blank" rel="noreferrer">
                Portfolio
              </a>
            )}
            <span className="soft">{[...reasons, ...(asks ? [`Asks ${asks}`] : [])].join(' · ')}</span>
          </li>
        ))}
      </ol>
      {openPlaces !== undefined && data && data.items.length > 0 && (
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
