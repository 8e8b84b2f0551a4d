import { sentenceOf } from './event-sentences';
import { COMMAND_LINE, isRule, whoDid } from './in-words';
import { MemberLink } from './member-link';

export interface ToldEvent {
  type: string;
  data: Record<string, unknown>;
  sealed: readonly string[];
  actor: string;
  actorName: string | null;
  beginner: string | null;
  beginnerName: string | null;
  subject: string;
  subjectName: string | null;
}

export function describeEvent(event: ToldEvent): string {
  const whom = event.subjectName ?? NOT_NAMED;
  return sentenceOf(event)
    .replaceAll('{who}', whoDid(doerOf(event)))
    .replaceAll('{whom}', whom);
}

const NOT_NAMED = 'an erased member';

const doerOf = ({ actor, actorName, beginner, beginnerName }: ToldEvent) =>
  beginner ? { actor: beginner, actorName: beginnerName } : { actor, actorName };

/** An event as a sentence with links to the members. For an event of a process it names who started the process. */
export function EventSentence({ event }: { event: ToldEvent }) {
  const { subject, subjectName } = event;
  return sentenceOf(event)
    .split(/(\{whom?\})/)
    .map((part, at) => {
      const key = `${at} ${part}`;
      if (part === '{who}') return <Doer key={key} event={event} />;
      if (part !== '{whom}') return part;
      return subjectName === null ? NOT_NAMED : <MemberLink key={key} id={subject} name={subjectName} />;
    });
}

function Doer({ event }: { event: ToldEvent }) {
  const who = doerOf(event);
  const isPerson = who.actorName !== null && !isRule(who.actorName) && who.actorName !== COMMAND_LINE;
  return isPerson ? <MemberLink id={who.actor} name={whoDid(who)} /> : whoDid(who);
}
