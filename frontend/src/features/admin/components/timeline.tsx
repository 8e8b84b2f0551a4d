import { useQuery } from '@tanstack/react-query';
import { Pagination } from 'antd';
import { useRef, useState } from 'react';
import { EventSentence } from '../../../shared/console/event-sentence';
import { findTexts } from '../../../shared/console/event-sentences';
import { actorInWords, isRule } from '../../../shared/console/in-words';
import { ListState } from '../../../shared/console/list-failure';
import { type NamedMember, nameOf } from '../../../shared/console/person';
import { useIsPrinting } from '../../../shared/console/printing';
import { dateTime } from '../../../shared/format';
import { type Moment, PAGE_SIZE, timelineQuery, wholeTimelineQuery } from '../api/timeline.query';

export function Timeline({ member }: { member: NamedMember }) {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const isPrinting = useIsPrinting();
  const query = useQuery({ ...timelineQuery(member, page), enabled: !isPrinting });
  const whole = useQuery({ ...wholeTimelineQuery(member), enabled: isPrinting });
  const data = isPrinting ? whole.data : query.data;
  const turnTo = (to: number) => {
    setPage(to);
    list.current?.scrollIntoView({ block: 'start' });
  };
  if (!data) return <ListState of={isPrinting ? whole : query} what="the timeline" />;
  return (
    <>
      <ol className="timeline" ref={list}>
        {data.items.map((moment) => (
          <TimelineMoment key={moment.position} moment={moment} member={member} />
        ))}
      </ol>
      {!isPrinting && (
        <Pagination
          hideOnSinglePage
          simple
          current={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={turnTo}
        />
      )}
    </>
  );
}

function TimelineMoment({ moment, member }: { moment: Moment; member: NamedMember }) {
  const { at, actorName } = moment;
  return (
    <li>
      <strong>
        <EventSentence event={{ ...moment, subject: member.userId, subjectName: nameOf(member) }} />
      </strong>
      {findTexts(moment).map((words) => (
        <q key={words} dir="auto">
          {words}
        </q>
      ))}
      <span>
        <time dateTime={at}>{dateTime(at)}</time>
        {actorName !== null && isRule(actorName) && `, automatically: ${actorInWords(actorName).toLowerCase()}`}
      </span>
    </li>
  );
}
