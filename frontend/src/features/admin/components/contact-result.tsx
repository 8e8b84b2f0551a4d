import { Button, Input } from 'antd';
import { counted, number } from '../../../shared/format';
import { saveFile } from '../../../shared/save-file';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { PatternStrip } from '../../../shared/ui/pattern-strip';
import { toastProblem } from '../../../shared/ui/toast';
import { useCopy } from '../../../shared/ui/use-copy';
import { createCsv, disarmForPaste } from '../exports/csv';

interface Props {
  contacts: readonly string[];
  leftOut: number;
  dataType: 'email' | 'phone';
}

/** The contacts, one per line, to copy or to download. */
export function ContactResult({ contacts, leftOut, dataType }: Props) {
  const lines = contacts.map(disarmForPaste).join('\n');
  const { ref, copied, copy } = useCopy<HTMLTextAreaElement>(lines);
  const table = [[dataType === 'email' ? 'E-mail' : 'Phone'], ...contacts.map((contact) => [contact])];
  const saveWorkbook = () =>
    import('../exports/xlsx')
      .then(({ createXlsx }) => createXlsx(table))
      .then(
        (workbook) => saveFile('contacts.xlsx', workbook),
        (thrown: unknown) => toastProblem(thrown, 'ACTION_NOT_PERFORMED'),
      );
  if (contacts.length === 0) {
    return (
      <div className="state">
        <PatternStrip />
        <p>Nobody fits these filters.{leftOut > 0 && ` ${leftOut} did not agree to marketing.`}</p>
      </div>
    );
  }
  return (
    <div className="stack stack--tight">
      <div className="row" role="group" aria-label="The list">
        <strong className="numbers">{counted(contacts.length, 'contact')}</strong>
        {leftOut > 0 && <span className="soft">{number(leftOut)} left out: no consent</span>}
        <div className="row">
          <Button icon={<CopyMark copied={copied} />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={() => saveFile('contacts.csv', new Blob([createCsv(table)], { type: 'text/csv' }))}>
            CSV
          </Button>
          <Button onClick={() => void saveWorkbook()}>XLSX</Button>
        </div>
      </div>
      {dataType === 'phone' && (
        <p className="soft">
          In the CSV an apostrophe stands before each number, so that a spreadsheet keeps it as text. The XLSX needs
          none.
        </p>
      )}
      <Input.TextArea
        ref={(area) => {
          ref.current = area?.resizableTextArea?.textArea ?? null;
        }}
        readOnly
        aria-label="Contacts, one a line"
        rows={14}
        value={lines}
      />
    </div>
  );
}
