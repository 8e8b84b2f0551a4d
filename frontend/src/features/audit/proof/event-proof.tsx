import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from '../../../shared/ui/link';
import { parseEventRef, saveProof } from './save-proof';

export function EventProof() {
  const [typed, setTyped] = useState('');
  const event = parseEventRef(typed);
  const isWrong = typed.trim() !== '' && !event;
  return (
    <form
      className="stack stack--tight"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (event) void saveProof(event);
      }}
    >
      <p>
        A small file shows that one event is in the sealed log, without the rest of it. Open an event in the{' '}
        <Link to="/admin/history">history</Link> and press Save its proof, or name it here.
      </p>
      <label className="field">
        Stream and version, as the history shows them
        <Input
          value={typed}
          placeholder="01987654-3210-7000-8000-0123456789ab / 3"
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby="event-hint"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p id="event-hint" className="soft">
        {isWrong ? 'This is no stream with a version: copy both from the event.' : ' '}
      </p>
      <div>
        <Button htmlType="submit" disabled={!event}>
          Save its proof
        </Button>
      </div>
    </form>
  );
}
