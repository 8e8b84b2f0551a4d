import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Facts } from '../../../shared/console/facts';
import { ListState } from '../../../shared/console/list-failure';
import { MemberLink } from '../../../shared/console/member-link';
import { nameOf } from '../../../shared/console/person';
import { left } from '../../../shared/console/purposes';
import { useReason } from '../../../shared/console/use-reason';
import { ago, counted, date, dateTime } from '../../../shared/format';
import { saveJson } from '../../../shared/save-file';
import { useMember } from '../../../shared/session/member';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { toastProblem } from '../../../shared/ui/toast';
import { type HeldData as Held, heldDataQuery } from '../api/held-data.query';
import { readHeldDataFile } from '../api/held-data-file.query';
import { describeFields } from '../history/field-words';
import { Value } from '../history/value';
import { EraseDialog } from './erase-dialog';
import { ErasedWhere } from './erased-where';
import { HeldFacts } from './held-facts';
import { Looks } from './looks';
import { AnswerDialog, type AskedRequest, RecordDialog } from './request-dialogs';

/** All data held of one member, with the actions on it. Opening it is recorded. */
export function HeldData({ memberId, onClose }: { memberId: string; onClose?: () => void }) {
  const query = useQuery(heldDataQuery(memberId));
  const { data } = query;
  if (!data) return <ListState of={query} what="what we hold" />;
  const { profile, devices, secondFactorSince, history, looks, looksTotal, erasure } = data;
  const { userId, ...fields } = profile;
  return (
    <section className="stack" aria-labelledby="held">
      <div className="queue__head">
        <h2 id="held">
          What we hold of <MemberLink id={userId} name={nameOf(profile)} />
        </h2>
        {onClose && <Button onClick={onClose}>Close</Button>}
      </div>
      <p className="soft">As of {dateTime(data.at)}. That you looked is recorded.</p>
      <Asked held={data} />
      <Actions held={data} />
      <Facts
        of={[
          ['Id', <code key="id">{userId}</code>],
          ...describeFields(fields).map(([name, value]) => fact(name, value)),
          [
            'Devices signed in',
            devices.map(({ userAgent, lastUsedAt }) => `${userAgent}, last ${dateTime(lastUsedAt)}`).join('\n') || '0',
          ],
          ['Two-step sign-in since', secondFactorSince && date(secondFactorSince)],
        ]}
      />
      {erasure.erased.length > 0 && (
        <>
          <h3>Erased</h3>
          <ErasedWhere erased={erasure.erased} />
        </>
      )}
      <h3>In the log: {counted(history.length, 'event')}</h3>
      <HeldFacts history={history} />
      <h3>Who looked</h3>
      <Looks looks={looks} total={looksTotal} />
    </section>
  );
}

const isEmpty = (value: unknown): boolean => value === null || value === '';
const fact = (name: string, value: unknown) =>
  [name, isEmpty(value) ? null : <Value key={name} value={value} />] as const;

/** The request is done once name or address is erased. */
function Asked({ held: { profile, erasure } }: { held: Held }) {
  const { erasureRequestedAt } = profile;
  if (!erasureRequestedAt || erasure.erased.some(({ purpose }) => purpose !== 'kyc')) return null;
  return (
    <p className="notice notice--waiting">
      <ClockIcon />
      They asked to be erased {ago(erasureRequestedAt)}, on {dateTime(erasureRequestedAt)}.
    </p>
  );
}

function Actions({ held }: { held: Held }) {
  const { profile, erasure } = held;
  const { roles } = useMember();
  const [isErasing, setErasing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const [answering, setAnswering] = useState<AskedRequest>();
  const { ask, dialog } = useReason();
  const save = async (reason: string): Promise<boolean> => {
    setSaving(true);
    try {
      saveJson(`sankofa-data-${profile.userId}.json`, await readHeldDataFile(profile.userId, reason));
      return true;
    } catch (thrown) {
      toastProblem(thrown, 'DATA_NOT_LOADED');
      return false;
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="row held__actions">
      <Button loading={isSaving} onClick={() => ask('Download for the member', save)}>
        Download for the member
      </Button>
      {roles.includes('admin') && <Button onClick={() => setRecording(true)}>Record a request</Button>}
      {roles.includes('admin') && left(erasure.erased).length > 0 && (
        <Button danger onClick={() => setErasing(true)}>
          Erase…
        </Button>
      )}
      {dialog}
      {isRecording && (
        <RecordDialog
          of={{ ...profile, memberId: profile.userId }}
          onClose={() => setRecording(false)}
          onAnswer={setAnswering}
        />
      )}
      {answering && <AnswerDialog request={answering} onClose={() => setAnswering(undefined)} />}
      {isErasing && <EraseDialog held={held} onClose={() => setErasing(false)} />}
    </div>
  );
}
