import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { number } from '../../../shared/format';
import { toastProblem } from '../../../shared/ui/toast';

type Save = (signal: AbortSignal, onProgress: (bytes: number) => void) => Promise<void>;

/** A long download: how far it is, and the way to break it off; who leaves the page does so too. */
export function useExport() {
  const running = useRef<AbortController>(undefined);
  const [bytes, setBytes] = useState<number>();
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  const start = async (save: Save) => {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    try {
      await save(controller.signal, setBytes);
    } catch (thrown) {
      if (!controller.signal.aborted) toastProblem(thrown, 'ACTION_NOT_PERFORMED');
    } finally {
      setBytes(undefined);
    }
  };
  return { start, bytes, cancel };
}

export const ExportProgress = ({ bytes, onCancel }: { bytes: number; onCancel: () => void }) => (
  <div className="row" role="status">
    <span className="numbers">{number(Math.round(bytes / 1_024))} KB so far</span>
    <Button onClick={onCancel}>Cancel</Button>
  </div>
);
