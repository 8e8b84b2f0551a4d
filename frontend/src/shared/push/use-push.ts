import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMember } from '../session/member';
import { toast } from '../ui/toast';
import { noticeSettingsQuery } from './notice-settings.query';
import { type PushState, readPushState, turnOffPush, turnOnPush } from './push';

export function usePush() {
  const { id } = useMember();
  const publicKey = useQuery(noticeSettingsQuery).data?.push.publicKey;
  const [known, setState] = useState<PushState>();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    if (publicKey) readPushState(id).then(setState, () => setState('unsupported')); // storage is blocked
  }, [id, publicKey]);

  const change = async (work: () => Promise<PushState>) => {
    setIsPending(true);
    await work().then(setState, () => toast('PUSH_NOT_CHANGED'));
    setIsPending(false);
  };
  return {
    state: publicKey === null ? 'unsupported' : known,
    isPending,
    turnOn: () => change(() => turnOnPush(id, publicKey ?? '')),
    turnOff: () => change(turnOffPush),
  };
}
