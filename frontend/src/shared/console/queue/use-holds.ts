import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { restless } from '../../api/refetch';
import { sendTo } from '../../api/requests';
import { newKey } from '../../api/send-command';
import { SignedInContext } from '../../session/member';
import { currentSession } from '../../session/session';
import type { Queue } from './queue';

const RENEWAL_INTERVAL_MS = 60_000;
/** A decided row leaves the list a little later than its hold ends. */
const JUST_LEFT_TTL_MS = 3_000;
/** How many next rows are sent: the server holds the first free one, as a colleague may ask at the same moment. */
export const CANDIDATES_AHEAD = 11;

/** keepalive, as the last request of a page is sent while it closes. */
const holdItems = sendTo('/api/admin/holds/{queue}', { method: 'put', keepalive: true });
const desk = newKey();

export interface Holds {
  /** Whether the holds of colleagues are known. Offline it is true, so that nobody waits for them. */
  isKnown: boolean;
  holderOf: (id: string) => string | undefined;
  /** Both opened it at the same moment: both may decide, and the second one learns of the first. */
  isContested: (id: string) => boolean;
  /** No colleague has it open, goes to it next, or has just left it. */
  isFree: (id: string) => boolean;
  /** A colleague goes to it next. If it is opened here, that colleague gets another row. */
  isPromised: (id: string) => boolean;
  /** A row was just left. In a moment it leaves the list or is free. */
  isSettling: boolean;
  hold: (items: readonly string[], takesOver?: boolean) => void;
}

/** Sends what is open here to the server and reads what colleagues have open. A live message triggers a refetch. */
export function useHolds<Row extends object>({ key: queue }: Queue<Row>): Holds {
  const me = useContext(SignedInContext)?.member.id;
  const openedUnheld = useRef<string>(undefined);
  const requested = useRef<readonly string[]>([]);
  /** Requests run one after the other, so that the server ends with the last one. */
  const sending = useRef<ReturnType<typeof holdItems>>(Promise.resolve({ items: [] }));
  const { data, refetch, isFetched, isPaused } = useQuery({
    queryKey: ['holds', queue],
    queryFn: () => {
      const last = sending.current.catch(() => undefined);
      sending.current = last.then(() => holdItems({ queue, desk, items: [...requested.current] }));
      return sending.current;
    },
    refetchInterval: RENEWAL_INTERVAL_MS,
    staleTime: 0,
    retry: 1,
    ...restless,
  });
  /** Releases the holds, unless the session has ended: the server releases them with it. */
  const release = () => {
    if (requested.current.length > 0 && currentSession().status !== 'signed-out')
      void holdItems({ queue, desk, items: [] }).catch(() => undefined);
  };
  useLeaving(release, () => void refetch());

  /** The open row that the server says we hold. If a colleague has it afterwards, it was taken over. */
  const ours = useRef<string>(undefined);
  useEffect(() => {
    const [open] = requested.current;
    const isOurs = data?.items.some(({ item, holderId, isOpen }) => item === open && holderId === me && isOpen);
    if (isOurs) ours.current = open;
  }, [data, me]);
  const others = data?.items.filter(({ holderId }) => holderId !== me) ?? [];
  const justLeft = useJustLeft(others.filter(({ isOpen }) => isOpen).map(({ item }) => item));
  const holderOf = (id: string) => others.find(({ item, isOpen }) => isOpen && item === id)?.holder;
  return {
    isKnown: isFetched || isPaused,
    holderOf,
    isContested: (id) => openedUnheld.current === id && ours.current !== id,
    isFree: (id) => !justLeft.includes(id) && !others.some(({ item }) => item === id),
    isPromised: (id) => !justLeft.includes(id) && others.some(({ item, isOpen }) => item === id && !isOpen),
    isSettling: justLeft.length > 0,
    hold: (items, takesOver = false) => {
      if (!takesOver && items.join() === requested.current.join()) return;
      const [open] = items;
      openedUnheld.current = data && open !== undefined && holderOf(open) === undefined ? open : undefined;
      ours.current = undefined;
      requested.current = items;
      const taken = takesOver ? holdItems({ queue, desk, items: [...items], takesOver }) : Promise.resolve();
      void taken.catch(() => undefined).then(() => refetch());
    },
  };
}

/** The browser may restore a page that was left (bfcache). */
function useLeaving(onLeave: () => void, onReturn: () => void): void {
  const leave = useEffectEvent(onLeave);
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && onReturn());
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('pagehide', () => leave(), listening);
    window.addEventListener('pageshow', (event) => comeBack(event), listening);
    return () => {
      leave();
      listening.abort();
    };
  }, []);
}

function useJustLeft(open: readonly string[]): readonly string[] {
  const [left, setLeft] = useState<readonly string[]>([]);
  const last = useRef(open);
  const note = useEffectEvent(() => {
    const gone = last.current.filter((item) => !open.includes(item));
    last.current = open;
    if (gone.length === 0) return;
    setLeft((items) => [...items, ...gone]);
    setTimeout(() => setLeft((items) => items.filter((item) => !gone.includes(item))), JUST_LEFT_TTL_MS);
  });
  const all = open.join();
  useEffect(() => note(), [all]);
  return left;
}
