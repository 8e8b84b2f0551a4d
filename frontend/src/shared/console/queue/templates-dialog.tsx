import { Input } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../api/use-command';
import { toast, toastProblem } from '../../ui/toast';
import { Modal } from '../layers';
import { setReasonTemplates, type TemplateQueue } from '../reason-templates';

interface Props {
  queue: TemplateQueue;
  texts: readonly string[];
  onClose: () => void;
}

/** One reason a line: the whole list is written at once, and everybody has it. */
export function TemplatesDialog({ queue, texts, onClose }: Props) {
  const [typed, setTyped] = useState(texts.join('\n'));
  const { send, isPending } = useCommand(setReasonTemplates, ['reason-templates']);
  const save = async () => {
    try {
      await send({ queue, texts: linesOf(typed) });
      toast('TEMPLATES_SAVED');
      onClose();
    } catch (thrown) {
      toastProblem(thrown, 'ACTION_NOT_PERFORMED');
    }
  };
  return (
    <Modal
      title="Ready reasons"
      okText="Save for everyone"
      okButtonProps={{ loading: isPending }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <label className="field">
        One reason a line, at most 12
        <Input.TextArea value={typed} rows={8} onChange={(event) => setTyped(event.target.value)} />
      </label>
    </Modal>
  );
}

const linesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
