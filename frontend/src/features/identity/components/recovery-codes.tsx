import { saveFile } from '../../../shared/save-file';
import { Button, LinkButton } from '../../../shared/ui/button';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { useCopy } from '../../../shared/ui/use-copy';

/** Shown once, as the server stores only hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { ref, copied, copy } = useCopy<HTMLUListElement>(codes.join('\n'));
  const save = () => saveFile('sankofa-recovery-codes.txt', new Blob([asText(codes)], { type: 'text/plain' }));
  return (
    <section className="card stack" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" tabIndex={-1}>
        Keep your recovery codes
      </h2>
      <p>
        Each of them signs you in once, should you lose your phone. They are shown only now: keep them where you would
        find them without it.
      </p>
      <ul ref={ref} className="second-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button kind="secondary" onClick={() => void copy()}>
          <CopyMark copied={copied} />
          Copy
        </Button>
        <Button kind="secondary" onClick={save}>
          Download
        </Button>
        <LinkButton to="/profile">I have kept them</LinkButton>
      </div>
    </section>
  );
}

const asText = (codes: readonly string[]): string =>
  ['Recovery codes of your Sankofa account. Each works once.', '', ...codes, ''].join('\n');
