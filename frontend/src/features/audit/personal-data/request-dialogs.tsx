import { Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Modal, useClose } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { date } from '../../../shared/format';
import { saveJson } from '../../../shared/save-file';
import { localToday } from '../../../shared/server-clock';
import { useKeptWords } from '../../../shared/session/use-kept-words';
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
const { app: _, ...outsideTheApp } = channelNames;

export type AskedRequest = Pick<
  PrivacyRequest,
  'requestId' | 'memberId' | 'firstName' | 'lastName' | 'kind' | 'channel' | 'receivedAt'
>;

interface RecordProps {
  of: Pick<AskedRequest, 'memberId' | 'firstName' | 'lastName'>;
  onClose: () => void;
  onAnswer: (request: AskedRequest) => void;
}

/** Records a request that came by mail or in another way outside the product. */
export function RecordDialog({ of, onClose, onAnswer }: RecordProps) {
  const [kind, setKind] = useState<PrivacyRequest['kind']>('access');
  const [channel, setChannel] = useState<keyof typeof outsideTheApp>('mail');
  const [receivedOn, setReceivedOn] = useState(localToday);
  const { run, isPending } = useCommand(recordPrivacyRequest, {
    touches: touchedByRequests,
    onDone: useClose(onClose),
    done: 'RECORDED',
    failed,
  });
  const record = () => run({ id: of.memberId, kind, channel, receivedOn });
  const recordAndAnswer = async () => {
    const recorded = await record();
    if (recorded) onAnswer({ ...of, ...recorded, kind, channel, receivedAt: new Date(receivedOn).toISOString() });
  };
  const canRecord = { loading: isPending, disabled: receivedOn === '' || receivedOn > localToday() };
  return (
    <Modal
      title={`Record a request of ${nameOf(of)}`}
      okButtonProps={canRecord}
      okText="Record"
      onOk={() => void record()}
      onCancel={onClose}
      footer={(buttons) => (
        <div className="row" style={{ justifyContent: 'end' }}>
          {buttons}
          {kind !== 'erasure' && (
            <Button {...canRecord} onClick={() => void recordAndAnswer()}>
              Record and answer
            </Button>
          )}
        </div>
      )}
    >
      <Choice legend="What they ask" names={kindNames} value={kind} onChange={setKind} />
      <Choice legend="How it came" names={outsideTheApp} value={channel} onChange={setChannel} />
      <label className="field">
        When it came
        <Input
          type="date"
          value={receivedOn}
          max={localToday()}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
      </label>
    </Modal>
  );
}

interface ChoiceProps<K extends string> {
  legend: string;
  names: Record<K, string>;
  value: K;
  onChange: (value: K) => void;
}

function Choice<K extends string>({ legend, names, value, onChange }: ChoiceProps<K>) {
  const options = (Object.keys(names) as K[]).map((key) => ({ value: key, label: names[key] }));
  return (
    <fieldset className="purpose">
      <legend>{legend}</legend>
      <Radio.Group value={value} options={options} onChange={({ target }) => onChange(target.value as K)} />
    </fieldset>
  );
}

export function AnswerDialog({ request, onClose }: { request: AskedRequest; onClose: () => void }) {
  const { requestId, memberId, kind, channel, receivedAt } = request;
  const first = kind === 'access' ? 'We sent you all that we hold of you.' : '';
  const { words: answer, write, close } = useKeptWords(`privacy-answer-${requestId}`, onClose, first);
  const { run, isPending } = useCommand(answerPrivacyRequest, {
    touches: touchedByRequests,
    onDone: useClose(close),
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
      onCancel={close}
    >
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
        <Input.TextArea value={answer} rows={3} maxLength={1_000} onChange={({ target }) => write(target.value)} />
      </label>
    </Modal>
  );
}
