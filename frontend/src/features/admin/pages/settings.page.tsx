import { useQuery } from '@tanstack/react-query';
import { Button, InputNumber, Switch } from 'antd';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { inWords } from '../../../shared/console/in-words';
import { ListState } from '../../../shared/console/list-failure';
import { TemplatesDialog } from '../../../shared/console/queue/templates-dialog';
import { reasonTemplatesQuery, type TemplateQueue } from '../../../shared/console/reason-templates';
import { when } from '../../../shared/format';
import { privacyAnswerDays } from '../../../shared/reference-data';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import { changeTarget, type QueueTarget, settingsQuery } from '../api/settings.query';
import { type FeatureSwitch, switchesQuery } from '../api/switches.query';
import { turnFeature } from '../api/turn-feature.mutation';
import { Webhooks } from '../components/webhooks';

export default function SettingsPage() {
  return (
    <div className="stack">
      <Features />
      <Targets />
      <Templates />
      <Webhooks />
      <p className="soft">
        Addresses, bank accounts and secrets stand in the settings of the server. Requests about personal data are due
        in {privacyAnswerDays} days, which no setting changes.
      </p>
    </div>
  );
}

function Features() {
  const query = useQuery(switchesQuery);
  return (
    <Section
      title="Parts of the product"
      says="Members see a change at once. What they did while a part was on is kept."
      of={query}
      what="the switches"
    >
      {query.data?.items.map((feature) => (
        <Setting key={feature.name} name={feature.name} does={feature.does} last={lastChangeOf(feature)}>
          <FeatureSwitchButton feature={feature} />
        </Setting>
      ))}
    </Section>
  );
}

function Targets() {
  const query = useQuery(settingsQuery);
  return (
    <Section
      title="Targets of queues"
      says="What waits longer than this is coloured, and counted as overdue."
      of={query}
      what="the targets"
    >
      {query.data?.targets.map((target) => (
        <Setting key={target.queue} name={target.queue} last={changedBy(target, 'As usual')}>
          <TargetField target={target} />
        </Setting>
      ))}
    </Section>
  );
}

function TargetField({ target: { queue, hours } }: { target: QueueTarget }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed = hours, setTyped] = useState<number | null>();
  const { run, isPending } = useCommand(changeTarget, {
    touches: ['settings', 'waiting-requests'],
    onDone: () => setTyped(undefined),
    done: 'RECORDED',
    failed: 'ACTION_NOT_PERFORMED',
  });
  useMoveFocus(form, String(hours), { first: 'input', onlyIfLost: true });
  const isChanged = typed !== null && typed !== hours;
  return (
    <form
      ref={form}
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void run({ queue, hours: typed });
      }}
    >
      <InputNumber
        aria-label={`Hours for ${titleOf(queue)}`}
        min={1}
        max={720}
        precision={0}
        suffix="hours"
        value={typed}
        onChange={setTyped}
      />
      <Button
        htmlType="submit"
        loading={isPending}
        disabled={!isChanged}
        aria-label={`Save the target of ${titleOf(queue)}`}
      >
        Save
      </Button>
    </form>
  );
}

function Templates() {
  const query = useQuery(reasonTemplatesQuery);
  const [editing, setEditing] = useState<TemplateQueue>();
  const items = query.data?.items ?? [];
  const edited = items.find(({ queue }) => queue === editing);
  return (
    <Section
      title="Ready reasons"
      says="What staff choose from where they refuse something."
      of={query}
      what="the reasons"
    >
      {items.map((item) => (
        <Setting
          key={item.queue}
          name={item.queue}
          does={item.texts.join(' · ')}
          last={changedBy(item, 'As at the beginning')}
        >
          <Button aria-label={`Edit the reasons of ${titleOf(item.queue)}`} onClick={() => setEditing(item.queue)}>
            Edit
          </Button>
        </Setting>
      ))}
      {edited && <TemplatesDialog {...edited} onClose={() => setEditing(undefined)} />}
    </Section>
  );
}

interface SectionProps {
  title: string;
  says: string;
  of: ComponentProps<typeof ListState>['of'];
  what: string;
  children: ReactNode;
}

function Section({ title, says, of, what, children }: SectionProps) {
  const id = useId();
  return (
    <section className="stack stack--tight" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="soft">{says}</p>
      <ListState of={of} what={what} />
      <ul className="people">{children}</ul>
    </section>
  );
}

interface SettingProps {
  name: string;
  does?: string;
  last: string;
  children: ReactNode;
}

const Setting = ({ name, does, last, children }: SettingProps) => (
  <li className="staff">
    <div className="person">
      <strong>{titleOf(name)}</strong>
      {does && <p>{does}</p>}
      <span>{last}</span>
    </div>
    {children}
  </li>
);

function FeatureSwitchButton({ feature: { name, on } }: { feature: FeatureSwitch }) {
  const { run, isPending } = useCommand(turnFeature, { touches: ['features'], failed: 'ACTION_NOT_PERFORMED' });
  const [wished, setWished] = useState(on);
  return (
    <Switch
      aria-label={titleOf(name)}
      checked={isPending ? wished : on}
      onChange={(next) => {
        setWished(next);
        void run({ name, on: next });
      }}
    />
  );
}

const titleOf = (name: string): string => inWords(name).replaceAll('-', ' ');

interface Changed {
  changedAt: string | null;
  changedBy: string | null;
}

const changedBy = ({ changedAt, changedBy: who }: Changed, otherwise: string): string =>
  changedAt === null ? otherwise : `Changed by ${who ?? 'a former colleague'}, ${when(changedAt)}`;

function lastChangeOf({ on, changedAt, changedBy }: FeatureSwitch): string {
  if (changedAt === null) return 'Off since the beginning';
  return `Turned ${on ? 'on' : 'off'} by ${changedBy ?? 'a former colleague'}, ${when(changedAt)}`;
}
