import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { inWords } from '../../../shared/console/in-words';
import { Modal, useClose } from '../../../shared/console/layers';
import { LimitedText } from '../../../shared/console/limited-text';
import { dateTime } from '../../../shared/format';
import { useKept } from '../../../shared/session/use-kept-words';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { useCopy } from '../../../shared/ui/use-copy';
import { addWebhook, changeWebhook, type WebhookSecret } from '../api/webhooks.mutation';
import type { Webhook } from '../api/webhooks.query';

const MAX_URL = 500;

interface AddProps {
  eventTypes: readonly string[];
  onAdded: (secret: WebhookSecret) => void;
  onClose: () => void;
}

export function AddWebhookDialog({ eventTypes, onAdded, onClose }: AddProps) {
  const kept = useKept('webhook', onClose, { url: '', types: [] as string[] });
  const { url, types } = kept.values;
  const change = (changes: Partial<typeof kept.values>) => kept.setValues((now) => ({ ...now, ...changes }));
  const close = useClose(kept.close);
  const { run, isPending } = useCommand(addWebhook, {
    touches: ['webhooks'],
    onDone: (secret) => {
      close();
      onAdded(secret);
    },
    failed: 'WEBHOOK_NOT_ADDED',
  });
  return (
    <Modal
      title="Add a webhook"
      okText="Add"
      okButtonProps={{ loading: isPending, disabled: url.trim() === '' || types.length === 0 }}
      onOk={() => void run({ url: url.trim(), types })}
      onCancel={kept.close}
    >
      <LimitedText
        label="Address, beginning with https://"
        maxLength={MAX_URL}
        value={url}
        onChange={(url) => change({ url })}
      />
      <EventTypes of={eventTypes} value={types} onChange={(types) => change({ types })} />
    </Modal>
  );
}

interface ChangeProps {
  webhook: Webhook;
  eventTypes: readonly string[];
  onClose: () => void;
}

export function WebhookEventsDialog({ webhook: { id, url, types: chosen }, eventTypes, onClose }: ChangeProps) {
  const [types, setTypes] = useState(chosen);
  const { run, isPending } = useCommand(changeWebhook, {
    touches: ['webhooks'],
    onDone: useClose(onClose),
    failed: 'ACTION_NOT_PERFORMED',
  });
  return (
    <Modal
      title={`Events for ${url}`}
      okText="Save"
      okButtonProps={{ loading: isPending, disabled: types.length === 0 }}
      onOk={() => void run({ id, types })}
      onCancel={onClose}
    >
      <EventTypes of={eventTypes} value={types} onChange={setTypes} />
    </Modal>
  );
}

interface TypesProps {
  of: readonly string[];
  value: string[];
  onChange: (types: string[]) => void;
}

function EventTypes({ of, value, onChange }: TypesProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Events that it is told of</label>
      <Select
        id={id}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="Choose at least one"
        value={value}
        options={of.map((type) => ({ value: type, label: inWords(type) }))}
        onChange={onChange}
      />
    </div>
  );
}

/** Closes by its button only, so that a stray click does not lose the secret. */
export function WebhookSecretDialog({ secret, formerUntil, onClose }: WebhookSecret & { onClose: () => void }) {
  const { ref, copied, copy } = useCopy<HTMLElement>(secret);
  return (
    <Modal
      title="The secret of the webhook"
      closable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      <div className="stack">
        <p>The receiver checks our signatures with it. It is shown only now; you can make a new one at any time.</p>
        <p>
          <code ref={ref}>{secret}</code>{' '}
          <Button icon={<CopyMark copied={copied} />} onClick={() => void copy()}>
            Copy
          </Button>
        </p>
        {formerUntil && <p>The former one is good until {dateTime(formerUntil)}.</p>}
      </div>
    </Modal>
  );
}
