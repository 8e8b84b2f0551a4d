import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { number } from '../../../shared/format';
import { toast } from '../../../shared/ui/toast';
import { type ContactListFilters, generateContactList } from '../api/generate-contact-list.mutation';
import { ContactFilters } from '../components/contact-filters';
import { ContactResult } from '../components/contact-result';

const everyone: Required<ContactListFilters> = {
  dataType: 'email',
  userType: 'all',
  gender: 'all',
  country: 'all',
  state: 'all',
  purpose: 'service',
};

export default function GeneratePage() {
  const [filters, setFilters] = useState(everyone);
  const [result, setResult] = useState<{ of: typeof filters; contacts: string[]; leftOut: number }>();
  const { run, isPending } = useCommand(generateContactList, {
    onDone: ({ items, total, leftOut }) => {
      setResult({ of: filters, contacts: items.map(({ contactInfo }) => contactInfo), leftOut });
      toast('DATA_GENERATED', { count: number(total) });
    },
    failed: 'DATA_NOT_GENERATED',
  });
  return (
    <section className="stack" aria-labelledby="generate">
      <h2 id="generate">Generate contact lists</h2>
      <ContactFilters filters={filters} disabled={isPending} onChange={setFilters} />
      <p className="soft">
        Banned and erased members are left out. Who took which list out, and for what, is recorded.
      </p>
      <div>
        <Button type="primary" loading={isPending} onClick={() => void run(filters)}>
          Generate List
        </Button>
      </div>
      {result?.of === filters && (
        <ContactResult contacts={result.contacts} leftOut={result.leftOut} dataType={filters.dataType} />
      )}
    </section>
  );
}
