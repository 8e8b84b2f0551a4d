import { useQuery } from '@tanstack/react-query';
import { Skeleton, Switch } from 'antd';
import { useCommand } from '../../../shared/api/use-command';
import { when } from '../../../shared/format';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { type FeatureSwitch, switchesQuery } from '../api/switches.query';
import { turnFeature } from '../api/turn-feature.mutation';

/** The parts of the product that an admin turns on. */
export default function SettingsPage() {
  const { data, error, refetch } = useQuery(switchesQuery);
  return (
    <section className="stack" aria-labelledby="switches">
      <h2 id="switches">Parts of the product</h2>
      <p className="soft">
        Members see a change at once. What they did while a part was on is kept when it is turned off.
      </p>
      {error && !data && <LoadFailure what="the settings" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} />}
      <ul className="people">
        {data?.items.map((feature) => (
          <li key={feature.name}>
            <div className="person">
              <strong>{titleOf(feature.name)}</strong>
              <p>{feature.does}</p>
              <span>{lastChangeOf(feature)}</span>
            </div>
            <FeatureSwitchButton feature={feature} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeatureSwitchButton({ feature: { name, on } }: { feature: FeatureSwitch }) {
  const { run, isPending } = useCommand(turnFeature, { touches: ['features'], failed: 'ACTION_NOT_PERFORMED' });
  return (
    <Switch
      aria-label={titleOf(name)}
      checked={on}
      loading={isPending}
      onChange={(next) => void run({ name, on: next })}
    />
  );
}

const titleOf = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

function lastChangeOf({ on, changedAt, changedBy }: FeatureSwitch): string {
  if (changedAt === null) return 'Off since the beginning';
  return `Turned ${on ? 'on' : 'off'} by ${changedBy ?? 'a former colleague'}, ${when(changedAt)}`;
}
