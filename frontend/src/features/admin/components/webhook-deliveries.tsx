import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { inWords } from '../../../shared/console/in-words';
import { Drawer } from '../../../shared/console/layers';
import { ListState } from '../../../shared/console/list-failure';
import { counted, dateTime, number } from '../../../shared/format';
import { replayWebhook } from '../api/webhooks.mutation';
import { type Delivery, deliveriesQuery, type Webhook } from '../api/webhooks.query';

export function WebhookDeliveries({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const query = useQuery({ ...deliveriesQuery(id), refetchInterval: 5_000 });
  const [since, setSince] = useState('');
  const { run, isPending } = useCommand(replayWebhook, {
    touches: ['webhooks'],
    done: 'WEBHOOK_REPLAYED',
    failed: 'ACTION_NOT_PERFORMED',
  });
  const { data } = query;
  return (
    <Drawer title={`Deliveries to ${url}`} size="large" onClose={onClose}>
      <div className="stack">
        <div className="row">
          <label className="field">
            Since
            <Input
              type="datetime-local"
              max="9999-12-31T23:59" // a longer year is no moment
              value={since}
              onChange={({ target }) => setSince(target.value)}
            />
          </label>
          <Button
            loading={isPending}
            disabled={since === ''}
            onClick={() => void run({ id, since: new Date(since).toISOString() })}
          >
            Send all again
          </Button>
        </div>
        <ListState of={query} what="the deliveries" rows={4} />
        {data?.total === 0 && <p className="soft">Nothing was sent yet. Deliveries are kept for 30 days.</p>}
        {data && data.total > data.items.length && (
          <p className="soft numbers">
            The newest {data.items.length} of {number(data.total)}.
          </p>
        )}
        <ul className="people" aria-label="Deliveries">
          {data?.items.map((delivery) => (
            <li key={delivery.id}>
              <div className="person">
                <strong>{inWords(delivery.type)}</strong>
                <span>{outcomeOf(delivery)}</span>
                {delivery.answer && <code>{delivery.answer}</code>}
              </div>
              <Button size="small" loading={isPending} onClick={() => void run({ id, deliveryId: delivery.id })}>
                Send again
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

function outcomeOf({ state, status, ms, attempts, firstAt, lastAt }: Delivery): string {
  const answered = status === null ? 'no answer' : `answered ${status}`;
  const parts = [inWords(state), attempts > 0 && answered, ms !== null && `${ms} ms`, counted(attempts, 'attempt')];
  return `${parts.filter(Boolean).join(', ')}, ${dateTime(lastAt ?? firstAt)}`;
}
