import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { number } from '../../format';
import { toastProblem } from '../../ui/toast';
import { useReturnFocus } from '../../ui/use-return-focus';
import { useReason } from '../use-reason';

export type OnProgress = (bytes: number) => void;
type Save = (reason: string, signal: AbortSignal, onProgress: OnProgress) => Promise<void>;

/** A long download that asks for a reason, shows its progress and can be cancelled. Leaving the page cancels it. */
export function useExport(): {
  start: (title: string, save: Save) => void;
  progress: ReactNode;
  dialog: ReactNode;
} {
  const running = useRef<AbortController>(undefined);
  const [bytes, setBytes] = useState<number>();
  const { ask, dialog } = useReason();
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  const run = async (save: Save, reason: string): Promise<boolean> => {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    try {
      await save(reason, controller.signal, setBytes);
      return true;
    } catch (thrown) {
      if (!controller.signal.aborted) toastProblem(thrown, 'ACTION_NOT_PERFORMED');
      return false;
    } finally {
      setBytes(undefined);
    }
  };
  const start = (title: string, save: Save) => ask(title, (reason) => run(save, reason));
  return { start, progress: bytes !== undefined && <Progress bytes={bytes} onCancel={cancel} />, dialog };
}

function Progress({ bytes, onCancel }: { bytes: number; onCancel: () => void }) {
  useReturnFocus();
  return (
    <div className="row" role="status">
      <span className="numbers">{number(Math.round(bytes / 1_024))} KB so far</span>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
