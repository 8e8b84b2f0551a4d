import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFeature } from '../../../shared/api/features.query';
import { useCommand } from '../../../shared/api/use-command';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { noticeSettingsQuery, type NoticeSettings as Settings } from '../../../shared/push/notice-settings.query';
import { usePush } from '../../../shared/push/use-push';
import { pickChanges } from '../../../shared/session/changes-draft';
import { useMember } from '../../../shared/session/member';
import { RadiosField } from '../../../shared/ui/form/choice-fields';
import { TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { chooseNotices } from '../api/choose-notices.mutation';
import { DevicePush } from './device-push';

type Kind = keyof Settings['channels'];
type Values = Record<Kind | 'on' | 'from' | 'to', string>;

const kinds: Readonly<Record<Kind, string>> = {
  reviewed: 'Something you sent or asked for was approved',
  rejected: 'Something you sent or asked for was not approved, or its money went back',
  proConfirmed: 'Your Pro period begins, goes on or is taken back',
  renewal: 'Your Pro period is about to end',
  openDay: 'A day of the challenge is waiting for you',
  certificate: 'Your certificate is there, or is revoked',
  work: 'Invitations and work between creators and businesses',
};
const ofCreators: readonly Kind[] = ['openDay', 'certificate'];

const channelChoices = (sendsMail: boolean) => [
  { value: 'push', label: sendsMail ? 'On my devices, else by e-mail' : 'On my devices' },
  { value: 'mail', label: sendsMail ? 'By e-mail' : 'By e-mail, once we send any' },
  { value: 'inbox', label: 'Only here, under Notifications' },
];
const quietChoices = [
  { value: 'yes', label: 'Let me rest: what comes then waits until they are over' },
  { value: 'no', label: 'Tell me at any hour' },
];

/** 'Lagos' from `Africa/Lagos`. */
const cityOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** Which notices a member gets, where and when. */
export function NoticeSettings() {
  const { data, error, refetch } = useQuery(noticeSettingsQuery);
  const push = usePush();
  if (!data || !push.state) {
    if (error) return <LoadFailure what="your choices" error={error} onRetry={() => void refetch()} />;
    return <div className="skeleton profile-page__skeleton" role="status" aria-label="Loading your choices" />;
  }
  return (
    <>
      <DevicePush {...push} />
      <NoticesForm settings={data} />
    </>
  );
}

function NoticesForm({ settings: { channels, quietHours, timeZone } }: { settings: Settings }) {
  const { membershipType } = useMember();
  const { sendsMail } = useContactDetails();
  const isMatching = useFeature('matching') && membershipType !== 'AFRO WALLET';
  const saved: Values = { work: 'push', ...channels, ...quietHours, on: quietHours.on ? 'yes' : 'no' };
  const [changes, setChanges] = useState<Partial<Values>>({}); // the other choices follow what another tab saves
  const values = { ...saved, ...changes };
  const save = useCommand(chooseNotices, {
    touches: ['notice-settings'],
    onDone: () => setChanges({}),
    done: 'NOTICES_CHOSEN',
    failed: 'NOTICES_NOT_CHOSEN',
  });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues: (next) => setChanges(pickChanges(next, saved)),
    check: ({ from, to }) => (from === to ? { to: 'Let them end at another time than they begin.' } : {}),
    send: ({ on, from, to, ...chosen }) =>
      save.send({ channels: chosen as Settings['channels'], quietHours: { on: on === 'yes', from, to } }),
  });
  const shown = (Object.keys(kinds) as Kind[]).filter(
    (kind) => (membershipType === 'Creator' || !ofCreators.includes(kind)) && (isMatching || kind !== 'work'),
  );
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {shown.map((kind) => (
        <RadiosField key={kind} label={kinds[kind]} choices={channelChoices(sendsMail)} {...bind(kind)} />
      ))}
      <RadiosField label="Quiet hours" hint={`In ${cityOf(timeZone)} time.`} choices={quietChoices} {...bind('on')} />
      {values.on === 'yes' && (
        <>
          <TextField label="They begin at" type="time" required {...bind('from')} />
          <TextField label="They end at" type="time" required {...bind('to')} />
        </>
      )}
      <div>
        <SubmitButton large {...sending}>
          {sending.pending ? 'Saving…' : 'Save my choices'}
        </SubmitButton>
      </div>
    </form>
  );
}
