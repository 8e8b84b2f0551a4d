import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { restless } from '../../api/refetch';
import { sendTo } from '../../api/requests';
import { newKey } from '../../api/send-command';
import { SignedInContext } from '../../session/member';
import { currentSession } from '../../session/session';
import type { Queue } from './queue';

const RENEWAL_INTERVAL_MS = 60_000;
/** A row that a colleague decided on goes from the list a little later than the hold on it. */
const JUST_LEFT_TTL_MS = 3_000;
/** What may come next: the server holds the first of them that nobody has, as a colleague may ask at the same moment. */
export const CANDIDATES_AHEAD = 11;

/** Kept alive, as the last wish of a page is sent while it is closed. */
const holdItems = sendTo('/api/admin/holds/{queue}', { method: 'put', keepalive: true });
const desk = newKey();

export interface Holds {
  /** Whether it was heard what colleagues have open; without a network nobody waits for it. */
  isKnown: boolean;
  holderOf: (id: string) => string | undefined;
  /** Both opened it at the same moment: each may decide, and the later one hears of it. */
  isContested: (id: string) => boolean;
  /** Nobody else has it open, turns to it next, or has just left it. */
  isFree: (id: string) => boolean;
  /** A colleague turns to it next, who finds another one if it is opened here. */
  isPromised: (id: string) => boolean;
  /** Something was just left: it goes from the list, or is free, in a moment. */
  isSettling: boolean;
  hold: (items: readonly string[], takesOver?: boolean) => void;
}

/** Tells colleagues what is open here, and what they have open; a message tells when that changes. */
export function useHolds<Row extends object>({ key: queue }: Queue<Row>): Holds {
  const me = useContext(SignedInContext)?.member.id;
  const openedFree = useRef<string>(undefined);
  const wish = useRef<readonly string[]>([]);
  /** One after the other, so that the server ends with the last wish. */
  const sending = useRef<ReturnType<typeof holdItems>>(Promise.resolve({ items: [] }));
  const { data, refetch, isFetched, isPaused } = useQuery({
    queryKey: ['holds', queue],
    queryFn: () => {
      const last = sending.current.catch(() => undefined);
      sending.current = last.then(() => holdItems({ queue, desk, items: [...wish.current] }));
      return sending.current;
    },
    refetchInterval: RENEWAL_INTERVAL_MS,
    staleTime: 0,
    retry: 1,
    ...restless,
  });
  /** What a session held ends with it on the server, where nothing more is said in its name. */
  const letGo = () => {
    if (wish.current.length > 0 && currentSession().status !== 'signed-out')
      void holdItems({ queue, desk, items: [] }).catch(() => undefined);
  };
  useLeaving(letGo, () => void refetch());

  /** What is open here, once it was ours: from then on it can only be taken over. */
  const granted = useRef<string>(undefined);
  useEffect(() => {
    const [open] = wish.current;
    const isOurs = data?.items.some(({ item, holderId, isOpen }) => item === open && holderId === me && isOpen);
    if (isOurs) granted.current = open;
  }, [data, me]);
  const others = data?.items.filter(({ holderId }) => holderId !== me) ?? [];
  const justLeft = useJustLeft(others.filter(({ isOpen }) => isOpen).map(({ item }) => item));
  const holderOf = (id: string) => others.find(({ item, isOpen }) => isOpen && item === id)?.holder;
  return {
    isKnown: isFetched || isPaused,
    holderOf,
    isContested: (id) => openedFree.current === id && granted.current !== id,
    isFree: (id) => !justLeft.includes(id) && !others.some(({ item }) => item === id),
    isPromised: (id) => !justLeft.includes(id) && others.some(({ item, isOpen }) => item === id && !isOpen),
    isSettling: justLeft.length > 0,
    hold: (items, takesOver = false) => {
      if (!takesOver && items.join() === wish.current.join()) return;
      const [open] = items;
      openedFree.current = data && open !== undefined && holderOf(open) === undefined ? open : undefined;
      granted.current = undefined;
      wish.current = items;
      const taken = takesOver ? holdItems({ queue, desk, items: [...items], takesOver }) : Promise.resolve();
      void taken.catch(() => undefined).then(() => refetch());
    },
  };
}

/** A page that is left may be shown again as it was. */
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
