import { Input } from 'antd';
import { useCommand } from '../../api/use-command';
import { useKept } from '../../session/use-kept-words';
import { AlertIcon } from '../../ui/icons';
import { Modal, useClose } from '../layers';
import { setReasonTemplates, type TemplateQueue } from '../reason-templates';
import { faultIn, linesOf, MAX_TEMPLATES } from './template-lines';

interface Props {
  queue: TemplateQueue;
  texts: readonly string[];
  onClose: () => void;
}

/** One reason per line. Saving replaces the list for all staff. */
export function TemplatesDialog({ queue, texts, onClose }: Props) {
  const first = { opened: texts, typed: texts.join('\n') };
  const { values, setValues, close } = useKept(`ready-reasons-${queue}`, onClose, first);
  const { opened, typed } = values;
  const { run, isPending } = useCommand(setReasonTemplates, {
    touches: ['reason-templates'],
    onDone: useClose(close),
    done: 'TEMPLATES_SAVED',
    failed: 'ACTION_NOT_PERFORMED',
  });
  const isChanged = !isPending && texts.join('\n') !== opened.join('\n');
  const lines = linesOf(typed);
  const fault = faultIn(lines);
  return (
    <Modal
      title="Ready reasons"
      okText="Save for everyone"
      okButtonProps={{ loading: isPending, disabled: fault !== undefined }}
      onOk={() => void run({ queue, texts: lines })}
      onCancel={close}
    >
      {isChanged && (
        <div className="notice notice--waiting" role="status">
          <AlertIcon />
          <div>
            A colleague changed these meanwhile. Yours take the place of theirs when you save:
            <ul>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <label className="field">
        One reason a line, at most {MAX_TEMPLATES}
        <Input.TextArea
          value={typed}
          rows={8}
          status={fault ? 'error' : ''}
          aria-invalid={fault !== undefined}
          onChange={(event) => setValues({ opened, typed: event.target.value })}
        />
      </label>
      <p className="soft" role="status">
        {fault}
      </p>
    </Modal>
  );
}
