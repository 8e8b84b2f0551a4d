import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '../session/drafts';
import { asProblem } from './problem';
import { newKey } from './unanswered';

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 30_000;

interface Kept<Input> {
  input: Input;
  key: string;
}

interface Options<Input> {
  /** The member who wishes it: signing out forgets it, as it does drafts. */
  owner: string;
  name: string;
  send: (input: Input, key: string) => Promise<unknown>;
  /** The read models that it touches. */
  touches: string[];
  onSent: (input: Input) => void;
  /** What was kept until now was refused: nobody waits for the answer of `submit` any more. */
  onRefused: (thrown: unknown) => void;
}

/**
 * A command that must not be lost: it is kept on this device, with its key, from the first try until the server has
 * answered. A reload finds it again, and it goes out when the network is back; however often it does, it counts once.
 */
export function useKeptCommand<Input extends object>({ owner, name, send, touches, ...told }: Options<Input>) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState(() => readDraft(owner, name) as Kept<Input> | undefined);
  const [isSending, setSending] = useState(false);
  const [failures, setFailures] = useState(0);
  const underWay = useRef(false);
  const latest = useLatest({ send, touches, told });

  /** Throws a refusal; a lost answer is none. */
  const attempt = useCallback(
    async (kept: Kept<Input>): Promise<'sent' | 'waiting'> => {
      if (underWay.current) return 'waiting';
      underWay.current = true;
      setSending(true);
      try {
        await latest.current.send(kept.input, kept.key);
        await settle(kept.input);
        return 'sent';
      } catch (thrown) {
        if (asProblem(thrown).isTransient) {
          setWaiting(kept);
          setFailures((count) => count + 1);
          return 'waiting';
        }
        await settle();
        throw thrown;
      } finally {
        underWay.current = false;
        setSending(false);
      }

      async function settle(sent?: Input): Promise<void> {
        forgetDraft(owner, name);
        if (sent) latest.current.told.onSent(sent);
        await Promise.all(latest.current.touches.map((topic) => queries.invalidateQueries({ queryKey: [topic] })));
        setWaiting(undefined);
        setFailures(0);
      }
    },
    [owner, name, queries, latest],
  );

  const retry = useCallback(() => {
    if (waiting) attempt(waiting).catch((thrown: unknown) => latest.current.told.onRefused(thrown));
  }, [attempt, waiting, latest]);

  useRetries(retry, waiting !== undefined && !isSending, failures);

  return {
    waiting: waiting?.input,
    isSending,
    submit: async (input: Input) => {
      if (underWay.current) return 'waiting'; // what is on its way stays kept under the key it went out with
      const kept = { input, key: newKey() };
      writeDraft(owner, name, kept);
      return attempt(kept);
    },
    retry,
    /** Takes it back. If the server did receive it, the read models say so. */
    cancel: () => {
      forgetDraft(owner, name);
      setWaiting(undefined);
      setFailures(0);
    },
  };
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** At once after a reload, then ever more slowly, and whenever the network or the reader is back. */
function useRetries(retry: () => void, isWanted: boolean, failures: number): void {
  useEffect(() => {
    if (!isWanted) return;
    const wait = failures === 0 ? 0 : Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT);
    const timer = setTimeout(retry, wait);
    const retryWhenSeen = () => {
      if (!document.hidden) retry();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retryWhenSeen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retryWhenSeen);
    };
  }, [retry, isWanted, failures]);
}
