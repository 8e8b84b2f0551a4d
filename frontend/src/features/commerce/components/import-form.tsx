import { Button, Input, Select } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { currencies } from '../../../shared/reference-data';
import { toast } from '../../../shared/ui/toast';
import { importStatement, type Layout } from '../api/import-statement.mutation';
import { LayoutFields } from './layout-fields';

const choices = currencies.map(({ code, name }) => ({ value: code, label: name }));

interface Props {
  /** The values of the statement imported last. */
  usual: { account: string; currency: string } | undefined;
  onImported: (id: string) => void;
}

/** Uploads a bank statement; asks for its columns if they are not known yet. */
export function ImportForm({ usual, onImported }: Props) {
  const [typed, setTyped] = useState<{ account?: string; currency?: string }>({});
  const { account = usual?.account ?? '', currency = usual?.currency ?? 'NGN' } = typed;
  const [file, setFile] = useState<File>();
  const [headings, setHeadings] = useState<string[]>();
  const [layout, setLayout] = useState<Layout>({});
  const { run, isPending } = useCommand(importStatement, {
    touches: ['statements'],
    onDone: (answer) => {
      if (Array.isArray(answer)) return setHeadings(answer);
      const { imported, known, outgoing, unreadable, id } = answer;
      const lines = unreadable.length > 0 ? ` Not read: line ${unreadable.slice(0, 20).join(', ')}.` : '';
      toast('STATEMENT_IMPORTED', { imported, known, outgoing, lines });
      onImported(id);
    },
    failed: 'STATEMENT_NOT_IMPORTED',
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (file) void run({ account, currency, file, layout: headings && layout });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <div className="filters">
        <AccountField account={account} onChange={(of) => setTyped({ ...typed, ...of })} />
        <label className="field">
          Currency
          <Select
            aria-label="Currency"
            value={currency}
            options={choices}
            onChange={(code) => setTyped({ ...typed, currency: code })}
          />
        </label>
      </div>
      <label className="field">
        Statement as CSV, at most 5 MB: choose the file or drop it here
        <input
          className="file-drop"
          type="file"
          accept=".csv,.txt,text/csv"
          required
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            setHeadings(undefined);
          }}
        />
      </label>
      {headings && <LayoutFields headings={headings} layout={layout} onChange={setLayout} />}
      <div>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {headings ? 'Import with these columns' : 'Import'}
        </Button>
      </div>
    </form>
  );
}

interface AccountProps {
  account: string;
  onChange: (of: { account: string; currency?: string }) => void;
}

/** Suggests our own accounts; choosing one sets its currency, too. */
function AccountField({ account, onChange }: AccountProps) {
  const { bankAccounts } = useContactDetails();
  const choose = (number: string) => {
    const currency = bankAccounts.find((known) => known.number === number)?.currencies[0];
    onChange({ account: number, ...(currency && { currency }) });
  };
  return (
    <label className="field">
      Account number
      <Input list="own-accounts" value={account} required onChange={({ target }) => choose(target.value)} />
      <datalist id="own-accounts">
        {bankAccounts.map(({ number, bank }) => (
          <option key={number} value={number}>
            {bank}
          </option>
        ))}
      </datalist>
    </label>
  );
}
