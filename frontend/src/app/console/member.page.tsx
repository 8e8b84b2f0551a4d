import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams, useSearchParams } from 'react-router-dom';
import { memberQuery } from '../../features/admin/api/members.query';
import { wholeTimelineQuery } from '../../features/admin/api/timeline.query';
import { MemberDialog } from '../../features/admin/components/member-dialog';
import { MemberFacts, MemberHead } from '../../features/admin/components/member-drawer';
import { Timeline } from '../../features/admin/components/timeline';
import { actionsFor, type MemberAction } from '../../features/admin/member-actions';
import { heldDataQuery } from '../../features/audit/api/held-data.query';
import { memberStateNow } from '../../features/audit/api/member-state.query';
import { StateFolds } from '../../features/audit/member/state-folds';
import { HeldData } from '../../features/audit/personal-data/held-data';
import { asProblem } from '../../shared/api/problem';
import { Fold } from '../../shared/console/fold';
import { ListState } from '../../shared/console/list-failure';
import { nameOf } from '../../shared/console/person';
import { PrintingContext } from '../../shared/console/printing';
import { counted } from '../../shared/format';
import { useMember } from '../../shared/session/member';
import { InfoIcon } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/link';
import '../../features/audit/history/history.css';
import '../../features/audit/personal-data/personal-data.css';

export default function MemberPage() {
  const { id = '' } = useParams();
  return <MemberView key={id} id={id} />;
}

/** All data of one member. Each section loads once it is opened, as each read is recorded. */
function MemberView({ id }: { id: string }) {
  const { roles } = useMember();
  const has = (role: (typeof roles)[number]) => roles.includes('admin') || roles.includes(role);
  const query = useQuery(memberQuery(id));
  const { data } = query;
  const { data: held } = useQuery({ ...heldDataQuery(id), enabled: false });
  const member = data ?? { userId: id, firstName: '', lastName: '' };
  const queries = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const [params, setParams] = useSearchParams();
  const setAction = (act?: MemberAction) => setParams(act ? { act } : {}, { replace: true });
  const action = data && has('admin') ? actionsFor(data).find((name) => name === params.get('act')) : undefined;
  const print = async () => {
    await askForAll(queries, member, has);
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };
  useCtrlP(print);

  if (!data && asProblem(query.error).status !== 404) return <ListState of={query} what="this member" />;
  return (
    <div className="stack">
      <div className="queue__head">
        <h2>
          <bdi>{data ? nameOf(data) : 'Not a member now'}</bdi>
        </h2>
        <div className="row no-print">
          {has('auditor') && <Link to={`/admin/history?subject=${id}`}>Events</Link>}
          {has('auditor') && <Link to={`/admin/evidence?subject=${id}`}>Evidence</Link>}
          <Button onClick={() => void print()}>Print</Button>
        </div>
      </div>
      {!data && (
        <p className="notice">
          <InfoIcon />
          This is an account of staff without a membership, or of somebody who was erased. What the log says of it
          stands below.
        </p>
      )}
      {data && (has('admin') ? <MemberHead member={data} onAction={setAction} /> : <MemberFacts member={data} />)}
      <PrintingContext value={isPrinting}>
        {has('auditor') && <StateFolds memberId={id} isCreator={data?.membershipType === 'Creator'} />}
        {has('reviewer') && (
          <Fold title="Timeline">
            <Timeline member={member} />
          </Fold>
        )}
        {has('auditor') && (
          <Fold title="Sessions, and all that is held" note={held && counted(held.devices.length, 'device')}>
            <HeldData memberId={id} />
          </Fold>
        )}
      </PrintingContext>
      {data && action && <MemberDialog action={action} member={data} onClose={() => setAction()} />}
    </div>
  );
}

/** Loads all sections before printing; the browser's own shortcut would not wait for them. */
function useCtrlP(print: () => Promise<void>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** Loads all sections before they are unfolded for printing. The printout shows a failed one as failed. */
async function askForAll(
  queries: QueryClient,
  member: { userId: string },
  has: (role: 'auditor' | 'reviewer') => boolean,
): Promise<void> {
  await Promise.allSettled([
    ...(has('auditor')
      ? [queries.query(memberStateNow(member.userId)), queries.query(heldDataQuery(member.userId))]
      : []),
    ...(has('reviewer') ? [queries.query(wholeTimelineQuery(member))] : []),
  ]);
}
