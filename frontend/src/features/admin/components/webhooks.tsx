import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { ListState } from '../../../shared/console/list-failure';
import { counted, date } from '../../../shared/format';
import { Badge } from '../../../shared/ui/badge';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { useConfirm } from '../../../shared/ui/use-confirm';
import {
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
  type WebhookSecret,
} from '../api/webhooks.mutation';
import { type Webhook, webhooksQuery } from '../api/webhooks.query';
import { WebhookDeliveries } from './webhook-deliveries';
import { AddWebhookDialog, WebhookEventsDialog, WebhookSecretDialog } from './webhook-dialogs';

export function Webhooks() {
  const query = useQuery(webhooksQuery);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<WebhookSecret>();
  const { data } = query;
  return (
    <section className="stack" aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      <p className="soft">
        Programs of others are told of the events that you choose, signed and without personal data. What they do not
        take is tried again for three days.
      </p>
      <ListState of={query} what="the webhooks" rows={2} />
      <ul className="people" aria-label="Webhooks">
        {data?.items.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} eventTypes={data.eventTypes} onSecret={setSecret} />
        ))}
      </ul>
      <div>
        <Button onClick={() => setAdding(true)}>Add a webhook…</Button>
      </div>
      {isAdding && data && (
        <AddWebhookDialog eventTypes={data.eventTypes} onAdded={setSecret} onClose={() => setAdding(false)} />
      )}
      {secret && <WebhookSecretDialog {...secret} onClose={() => setSecret(undefined)} />}
    </section>
  );
}

interface ItemProps {
  webhook: Webhook;
  eventTypes: readonly string[];
  onSecret: (secret: WebhookSecret) => void;
}

function WebhookItem({ webhook, eventTypes, onSecret }: ItemProps) {
  const { id, url, types, addedAt, pausedAt, pauseReason } = webhook;
  const [opened, setOpened] = useState<'deliveries' | 'events'>();
  const close = () => setOpened(undefined);
  const { ask, dialog } = useConfirm();
  const texts = { touches: ['webhooks'], failed: 'ACTION_NOT_PERFORMED' } as const;
  const pause = useCommand(pauseWebhook, texts);
  const resume = useCommand(resumeWebhook, texts);
  const remove = useCommand(removeWebhook, texts);
  const rotate = useCommand(rotateWebhookSecret, { ...texts, onDone: onSecret });
  const test = useCommand(testWebhook, {
    failed: 'ACTION_NOT_PERFORMED',
    done: ({ status }) => (status !== null && status < 300 && status >= 200 ? 'WEBHOOK_ANSWERED' : 'WEBHOOK_REFUSED'),
  });
  const removeAfterAsking = async () => {
    const text = 'It is told of nothing more, and its deliveries are forgotten.';
    if (await ask({ title: `Remove ${url}?`, text, confirm: 'Remove' })) await remove.run({ id });
  };
  return (
    <li>
      <div className="person">
        <strong>{url}</strong>
        {pausedAt && <Badge kind="waiting" Icon={ClockIcon} text={`Paused: ${pauseReason ?? ''}`} />}
        <span>
          {counted(types.length, 'type')} of event, since {date(addedAt)}
        </span>
      </div>
      <fieldset className="row" aria-label={url}>
        <Button size="small" onClick={() => setOpened('deliveries')}>
          Deliveries
        </Button>
        <Button size="small" onClick={() => setOpened('events')}>
          Events…
        </Button>
        <Button size="small" loading={test.isPending} onClick={() => void test.run({ id })}>
          Send a test
        </Button>
        <Button size="small" loading={rotate.isPending} onClick={() => void rotate.run({ id })}>
          New secret
        </Button>
        <Button
          size="small"
          loading={pause.isPending || resume.isPending}
          onClick={() => void (pausedAt ? resume : pause).run({ id })}
        >
          {pausedAt ? 'Resume' : 'Pause'}
        </Button>
        <Button size="small" danger loading={remove.isPending} onClick={() => void removeAfterAsking()}>
          Remove…
        </Button>
      </fieldset>
      {opened === 'deliveries' && <WebhookDeliveries webhook={webhook} onClose={close} />}
      {opened === 'events' && <WebhookEventsDialog webhook={webhook} eventTypes={eventTypes} onClose={close} />}
      {dialog}
    </li>
  );
}
