import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Modal, useClose } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { date } from '../../../shared/format';
import { saveJson } from '../../../shared/save-file';
import { serverNow } from '../../../shared/server-clock';
import { toastProblem } from '../../../shared/ui/toast';
import { useSingleFlight } from '../../../shared/ui/use-single-flight';
import { readHeldDataFile } from '../api/held-data-file.query';
import { answerPrivacyRequest, recordPrivacyRequest } from '../api/privacy-requests.mutation';
import type { PrivacyRequest } from '../api/privacy-requests.query';

export const kindNames: Record<PrivacyRequest['kind'], string> = {
  access: 'See what we hold',
  correction: 'Correct it',
  erasure: 'Erase it',
  objection: 'Stop using it',
};
export const channelNames: Record<PrivacyRequest['channel'], string> = {
  app: 'in the app',
  mail: 'by mail',
  whatsapp: 'by WhatsApp',
  phone: 'by phone',
  letter: 'by letter',
};

export const touchedByRequests = ['privacy-requests', 'waiting-requests'];
const failed = 'ACTION_NOT_PERFORMED';
const optionsOf = <K extends string>(names: Record<K, string>) =>
  (Object.keys(names) as K[]).map((value) => ({ value, label: names[value] }));
const { app: _, ...outsideTheApp } = channelNames;

/** For what came by mail, or in another way outside the product. */
export function RecordDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const [kind, setKind] = useState<PrivacyRequest['kind']>('access');
  const [channel, setChannel] = useState<keyof typeof outsideTheApp>('mail');
  const [receivedOn, setReceivedOn] = useState(new Date(serverNow()).toISOString().slice(0, 10));
  const { run, isPending } = useCommand(recordPrivacyRequest, {
    touches: touchedByRequests,
    onDone: useClose(onClose),
    done: 'RECORDED',
    failed,
  });
  return (
    <Modal
      title="Record a request"
      okButtonProps={{ loading: isPending, disabled: receivedOn === '' }}
      okText="Record"
      onOk={() => void run({ id: memberId, kind, channel, receivedOn })}
      onCancel={onClose}
    >
      <div className="stack">
        <label className="field">
          What they ask
          <Select value={kind} options={optionsOf(kindNames)} onChange={setKind} />
        </label>
        <label className="field">
          How it came
          <Select value={channel} options={optionsOf(outsideTheApp)} onChange={setChannel} />
        </label>
        <label className="field">
          When it came
          <Input type="date" value={receivedOn} onChange={({ target }) => setReceivedOn(target.value)} />
        </label>
      </div>
    </Modal>
  );
}

export function AnswerDialog({ request, onClose }: { request: PrivacyRequest; onClose: () => void }) {
  const { requestId, memberId, kind, channel, receivedAt } = request;
  const [answer, setAnswer] = useState(kind === 'access' ? 'We sent you all that we hold of you.' : '');
  const { run, isPending } = useCommand(answerPrivacyRequest, {
    touches: touchedByRequests,
    onDone: useClose(onClose),
    done: 'RECORDED',
    failed,
  });
  const download = useSingleFlight(async () => {
    try {
      const reason = `Request of ${date(receivedAt)}, ${channelNames[channel]}`;
      saveJson(`sankofa-data-${memberId}.json`, await readHeldDataFile(memberId, reason));
    } catch (thrown) {
      toastProblem(thrown, 'DATA_NOT_LOADED');
    }
  });
  return (
    <Modal
      title={`Answer ${nameOf(request)}`}
      okText="Record the answer"
      okButtonProps={{ loading: isPending, disabled: answer.trim() === '' }}
      onOk={() => void run({ requestId, answer: answer.trim() })}
      onCancel={onClose}
    >
      <div className="stack">
        <p>
          {kindNames[kind]}: asked {channelNames[channel]} on {date(receivedAt)}.
        </p>
        {kind === 'access' && (
          <div>
            <Button loading={download.isPending} onClick={() => void download.run()}>
              Download the data
            </Button>
            <p className="soft">Send the file to them the way they asked. That it left is recorded.</p>
          </div>
        )}
        <label className="field">
          What was done
          <Input.TextArea
            value={answer}
            rows={3}
            maxLength={1_000}
            onChange={({ target }) => setAnswer(target.value)}
          />
        </label>
      </div>
    </Modal>
  );
}
