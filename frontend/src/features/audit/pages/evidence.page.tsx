import { Button, Input } from 'antd';
import { useState } from 'react';
import { useListSearch } from '../../../shared/console/use-list-search';
import { EvidenceView } from '../evidence/evidence-view';
import { TypesFilter, WhenFilter } from '../history/history-filters';
import { MemberPicker } from '../history/member-picker';
import '../evidence/evidence.css';
import '../history/history.css';

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

/** A printable page: who changed what of a member and why, with proofs. The address holds the query. */
export default function EvidencePage() {
  const search = useListSearch();
  const [subject, type, from, to] = ['subject', 'type', 'from', 'to'].map(search.filter);
  return (
    <div className="stack">
      <div className="history-filters history-filters--few no-print" role="search">
        <MemberPicker label="Whose data" value={subject} onChange={(chosen) => search.change({ subject: chosen })} />
        <TypesFilter search={search} />
        <WhenFilter search={search} />
      </div>
      {subject ? (
        <ForReason
          key={subject}
          onBefore={(at) => search.goTo({ to: at })}
          question={{ subject, ...(type && { type }), ...(from && { from }), ...(to && { to }) }}
        />
      ) : (
        <p className="soft">Choose whose data it is about.</p>
      )}
    </div>
  );
}

interface Props {
  question: { subject: string; type?: string; from?: string; to?: string };
  onBefore: (at: string) => void;
}

/** Shows nothing until a reason is given, which the server records with each page. */
function ForReason({ question, onBefore }: Props) {
  const [reason, setReason] = useState<string>();
  const [typed, setTyped] = useState('');
  const trimmed = typed.trim();
  if (reason) return <EvidenceView question={{ ...question, reason }} onBefore={onBefore} />;
  return (
    <form
      className="stack stack--tight evidence__why"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (trimmed.length >= MIN_LENGTH) setReason(trimmed);
      }}
    >
      <label className="field">
        <span>Why? It is kept in Who Looked, with your name.</span>
        <Input
          value={typed}
          maxLength={MAX_LENGTH}
          placeholder="A case, a request, an order of an authority"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <div>
        <Button type="primary" htmlType="submit" disabled={trimmed.length < MIN_LENGTH}>
          Show the evidence
        </Button>
      </div>
    </form>
  );
}
