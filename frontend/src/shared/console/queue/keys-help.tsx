import { Switch } from 'antd';
import { Modal } from '../layers';
import { useKeyPreference } from './key-preference';

const keys: readonly (readonly [string, string])[] = [
  ['J', 'Next'],
  ['K', 'Previous'],
  ['A', 'Approve'],
  ['M', 'Ask for more, in KYC'],
  ['R', 'Reject'],
  ['O', 'Open the link of the assignment'],
  ['S', 'Select the page, to decide on all at once'],
  ['T', 'Take over what a colleague has open'],
  ['Ctrl Enter', 'Send the reason'],
  ['Alt 1…9', 'Send that ready reason'],
  ['Ctrl K', 'Search everything'],
  ['F8', 'Go to what was told, and its Undo'],
  ['Esc', 'Close'],
  ['?', 'This help'],
];

export function KeysHelp({ hasPoints, onClose }: { hasPoints: boolean; onClose: () => void }) {
  const { areOn, turn } = useKeyPreference();
  return (
    <Modal title="Keyboard" footer={null} onCancel={onClose}>
      <div className="stack">
        <dl className="keys">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
          {hasPoints && (
            <div>
              <dt>
                <kbd>0</kbd>…<kbd>9</kbd>
              </dt>
              <dd>Points: 1 then 2 gives 12</dd>
            </div>
          )}
        </dl>
        <label className="row">
          <Switch checked={areOn} onChange={turn} aria-label="Single keys decide" />
          Single keys decide
        </label>
      </div>
    </Modal>
  );
}
