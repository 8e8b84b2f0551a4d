import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toastProblem } from '../../../shared/ui/toast';
import type { Verification } from '../api/proof.query';
import { verifyLog } from '../api/verify-log.mutation';

/** A verification that was started here; leaving the page cancels it. */
export function useVerification() {
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
