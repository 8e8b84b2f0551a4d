import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { counted, number, when } from '../../../shared/format';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons';
import { toastProblem } from '../../../shared/ui/toast';
import { proofStateQuery, type Verdict, type Verification } from '../api/proof.query';
import { verifyLog } from '../api/verify-log.mutation';
import { describeVerdict } from './verdict';

export function VerifyLog() {
  const { data } = useQuery(proofStateQuery);
  const { start, state, isRunning, cancel } = useVerification();
  const shown = isRunning ? undefined : (state ?? data?.verification ?? undefined);
  return (
    <div className="stack">
      {isRunning ? (
        <Running state={state} onCancel={cancel} />
      ) : (
        <div>
          <Button type="primary" onClick={() => void start()}>
            Verify the whole log
          </Button>
        </div>
      )}
      {shown?.verdict && <Result verdict={shown.verdict} finishedAt={shown.finishedAt} />}
    </div>
  );
}

function Running({ state, onCancel }: { state: Verification | undefined; onCancel: () => void }) {
  const { eventsChecked = 0, eventsToCheck = 0 } = state ?? {};
  const percent = Math.floor((100 * eventsChecked) / Math.max(eventsToCheck, 1));
  return (
    <div className="row proof__running">
      <Progress percent={Math.min(percent, 100)} aria-label="Verification" />
      <span className="soft numbers">
        {state ? `${number(eventsChecked)} of ${counted(eventsToCheck, 'event')}` : 'Starting…'}
      </span>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}

function Result({ verdict, finishedAt }: { verdict: Verdict; finishedAt: string | null }) {
  const { title, text } = describeVerdict(verdict);
  return (
    <div className={`notice notice--${verdict.ok ? 'good' : 'bad'}`} role="status">
      {verdict.ok ? <CheckIcon /> : <AlertIcon />}
      <div className="stack stack--tight">
        <strong>{title}</strong>
        <p>{text}</p>
        {!verdict.ok && (
          <p>
            Change nothing. Keep a copy of the database, the log as a file from below, and a seal that was kept outside,
            and call whoever looks after the product.
          </p>
        )}
        {finishedAt && <p className="numbers">Checked {when(finishedAt)}.</p>}
      </div>
    </div>
  );
}

/** A verification started here; unmounting aborts it. */
function useVerification() {
  const queries = useQueryClient();
  const controllerRef = useRef<AbortController>(undefined);
  const [state, setState] = useState<Verification>();
  const [isRunning, setRunning] = useState(false);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setState(undefined);
    setRunning(true);
    try {
      await verifyLog(controller.signal, setState);
      await queries.invalidateQueries({ queryKey: ['proof'] });
    } catch (thrown) {
      setState(undefined);
      if (!controller.signal.aborted) toastProblem(thrown, 'LOG_NOT_VERIFIED');
    } finally {
      setRunning(false);
    }
  };
  return { start, state, isRunning, cancel: () => controllerRef.current?.abort() };
}
