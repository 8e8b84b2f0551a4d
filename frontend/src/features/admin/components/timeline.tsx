import { useQuery } from '@tanstack/react-query';
import { Pagination } from 'antd';
import { useRef, useState } from 'react';
import { isRule } from '../../../shared/console/in-words';
import { ListState } from '../../../shared/console/list-failure';
import { dateTime } from '../../../shared/format';
import { type Moment, PAGE_SIZE, timelineQuery } from '../api/timeline.query';
import { describeMoment, findTexts } from '../timeline-texts';

/** Everything that happened to a member, newest first. */
export function Timeline({ member }: { member: { userId: string } }) {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const query = useQuery(timelineQuery(member, page));
  const { data } = query;
  const turnTo = (to: number) => {
    setPage(to);
    list.current?.scrollIntoView({ block: 'start' });
  };
  if (!data) return <ListState of={query} what="the timeline" />;
  return (
    <>
      <ol className="timeline" ref={list}>
        {data.items.map((moment) => (
          <TimelineMoment key={moment.position} moment={moment} />
        ))}
      </ol>
      <Pagination
        hideOnSinglePage
        simple
        current={page}
        pageSize={PAGE_SIZE}
        total={data.total}
        showSizeChanger={false}
        onChange={turnTo}
      />
    </>
  );
}

function TimelineMoment({ moment }: { moment: Moment }) {
  const { at, actorName, byMember } = moment;
  return (
    <li>
      <strong>{describeMoment(moment)}</strong>
      {findTexts(moment).map((words) => (
        <q key={words} dir="auto">
          {words}
        </q>
      ))}
      <span>
        <time dateTime={at}>{dateTime(at)}</time>
        {!byMember && actorName && `, ${byWhom(actorName)}`}
      </span>
    </li>
  );
}

const byWhom = (name: string): string => (isRule(name) ? 'automatically' : `by ${name}`);
