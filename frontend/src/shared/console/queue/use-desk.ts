import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../ui/toast';
import type { ListPage } from '../list-table';
import type { ListQuery } from '../use-pagination';
import { useKeyPreference } from './key-preference';
import { type Decision, decisionsOn, type Queue } from './queue';
import { CANDIDATES_AHEAD, type Holds, useHolds } from './use-holds';
import { useQueueKeys } from './use-queue-keys';
import { useReview } from './use-review';

export type Desk<Row extends object> = ReturnType<typeof useReview<Row>> & {
  holderOf: Holds['holderOf'];
  /** A colleague opened it first: it can be decided here only once it is taken over. */
  isHeld: (id: string) => boolean;
  takeOver: () => void;
};

export function useDesk<Row extends object>(
  queue: Queue<Row>,
  list: ListQuery<ListPage<Row>>,
  page: string,
  help: () => void,
): Desk<Row> {
  const { hold, holderOf, isContested, ...holds } = useHolds(queue);
  const isHeld = (id: string) => holderOf(id) !== undefined && !isContested(id);
  const review = useReview(queue, list.data?.items ?? [], page, holds);
  const { cursor } = review;
  const openId = cursor.current && queue.idOf(cursor.current);
  const wishFor = (id: string | undefined) =>
    id === undefined ? [] : [id, ...cursor.upcoming.slice(0, CANDIDATES_AHEAD).map(queue.idOf)];
  const onOpen = useEffectEvent((id: string | undefined) => hold(wishFor(id)));
  useEffect(() => onOpen(openId), [openId]);
  const desk = { ...review, holderOf, isHeld, takeOver: () => hold(wishFor(openId), true) };

  /** A colleague decided the row this key was for: a toast says so, and the next row opens. */
  const passOver = () => {
    toast('ALREADY_DECIDED');
    cursor.move(1);
  };
  const press = (tone: Decision<Row>['tone']) => () => {
    const { current } = cursor;
    if (review.gone) passOver();
    if (cursor.isWaiting && review.rows.length > 0) toast('ALL_ARE_OPEN');
    const decision = current && decisionsOn(queue, current).find((offered) => offered.tone === tone);
    if (current && decision && !isHeld(queue.idOf(current))) review.ask(decision, current);
  };
  const keys = {
    next: () => cursor.move(1),
    previous: () => cursor.move(-1),
    approve: press('approve'),
    ask: press('ask'),
    openLink: () => {
      const url = cursor.current && queue.linkOf?.(cursor.current);
      if (url) window.open(url, '_blank', 'noopener,noreferrer');
    },
    reject: press('reject'),
    digit: review.digit,
    takeOver: desk.takeOver,
    close: cursor.close,
    choose: () => {
      review.selection.choose(review.rows);
      queueMicrotask(() => document.querySelector<HTMLElement>('.bulk button')?.focus()); // it is rendered by then
    },
    help,
    send: () => {
      if (review.request && !review.request.question.mustReason) review.answer(review.request.input);
    },
  };
  const { areOn } = useKeyPreference();
  const { data, isPlaceholderData } = list;
  const isMoreToCome = () =>
    list.isFetching || holds.isSettling || (review.rows.length === 0 && (data?.total ?? 0) > 0);
  const isReady = holds.isKnown && data !== undefined && !isPlaceholderData && !(cursor.isWaiting && isMoreToCome());
  useQueueKeys(keys, { areOn, isReady });
  return desk;
}
