import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '../session/drafts';
import { useSingleFlight } from '../ui/use-single-flight';
import { asProblem } from './problem';
import { newKey, sendCommand } from './send-command';
import { invalidateReadModels } from './use-command';

const MIN_RETRY_DELAY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 30_000;

interface StoredCommand<Input> {
  input: Input;
  key: string;
}

interface Options<Input> {
  owner: string;
  name: string;
  send: (input: Input, key: string) => Promise<unknown>;
  touches: readonly string[];
  onSent: (input: Input) => void;
  /** Called if the server refuses a stored command later, when nobody awaits `submit` any more. */
  onRefused: (thrown: unknown) => void;
}

/** A command that must not be lost: it stays on this device, under one idempotency key, until it is answered. */
export function useOfflineCommand<Input extends object>({ owner, name, send, ...options }: Options<Input>) {
  const queries = useQueryClient();
  const [stored, setStored] = useState(() => readDraft(owner, name) as StoredCommand<Input> | undefined);
  const [failures, setFailures] = useState(0);

  const forget = () => {
    setStored(undefined);
    setFailures(0);
  };
  const settle = async (sent?: Input) => {
    forgetDraft(owner, name);
    if (sent) options.onSent(sent);
    await invalidateReadModels(queries, options.touches);
    forget();
  };
  /** Throws a refusal. Without an answer the command stays stored for the next retry. */
  const attempt = useSingleFlight(async (command: StoredCommand<Input>): Promise<'sent' | 'waiting'> => {
    try {
      await sendCommand(send, command.input, { key: command.key });
    } catch (thrown) {
      if (!asProblem(thrown).isTransient) {
        await settle();
        throw thrown;
      }
      setStored(command);
      setFailures((count) => count + 1);
      return 'waiting';
    }
    await settle(command.input);
    return 'sent';
  });
  const retry = () => {
    if (stored) attempt.run(stored).catch(options.onRefused);
  };
  useRetries(retry, stored !== undefined && !attempt.isPending, failures);

  return {
    waiting: stored?.input,
    isSending: attempt.isPending,
    submit: async (input: Input) => {
      if (attempt.isRunning()) return 'waiting'; // the command under way stays stored under the key it was sent with
      const command = { input, key: newKey() };
      writeDraft(owner, name, command);
      return (await attempt.run(command)) ?? 'waiting';
    },
    retry,
    cancel: () => {
      forgetDraft(owner, name);
      forget();
    },
  };
}

/** Retries at once after a reload, then at growing intervals, and whenever the network or the user comes back. */
function useRetries(retry: () => void, isWanted: boolean, failures: number): void {
  const onRetry = useEffectEvent(retry);
  useEffect(() => {
    if (!isWanted) return;
    const delay = failures === 0 ? 0 : Math.min(MIN_RETRY_DELAY_MS * 2 ** (failures - 1), MAX_RETRY_DELAY_MS);
    const timer = setTimeout(() => onRetry(), delay);
    const retryWhenOnline = () => onRetry();
    const retryWhenSeen = () => {
      if (!document.hidden) onRetry();
    };
    window.addEventListener('online', retryWhenOnline);
    document.addEventListener('visibilitychange', retryWhenSeen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retryWhenOnline);
      document.removeEventListener('visibilitychange', retryWhenSeen);
    };
  }, [isWanted, failures]);
}
