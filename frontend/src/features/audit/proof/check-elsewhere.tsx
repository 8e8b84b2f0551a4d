import { Button } from 'antd';
import { useExport } from '../../../shared/console/exports/use-export';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { useCopy } from '../../../shared/ui/use-copy';
import { exportSealedLog } from '../api/export-history.query';

/** Steps for somebody who checks the log without trusting this server or its makers. */
export function CheckElsewhere({ publicKey }: { publicKey: string }) {
  const { start, progress, dialog } = useExport();
  const save = () => start('Save the sealed log', exportSealedLog);
  return (
    <>
      {dialog}
      <p>
        You need not believe this page. On a computer of your own you can check the log, or the proof of one event,
        without this server. It takes about ten minutes the first time, and you need not be a programmer.
      </p>
      <ol className="proof__steps">
        <li>
          Save the log. Names, addresses and numbers of members are in it only in sealed form; that you took it is
          recorded.
          <div className="proof__save">{progress || <Button onClick={() => save()}>Save the sealed log</Button>}</div>
        </li>
        <li>
          Install Node.js on your computer: the version for your system from <strong>nodejs.org</strong>, with the
          choices that its installer suggests.
        </li>
        <li>
          Get the source code of this product from whoever runs it, as a ZIP file, and unpack it. The program that
          checks is in it, and you may have it read by someone you trust.
        </li>
        <li>Move the file from step 1 into the unpacked folder.</li>
        <li>
          Open a terminal in that folder. On Windows: open the folder, type <kbd>cmd</kbd> into its address bar and
          press Enter. On a Mac: right-click the folder and choose New Terminal at Folder.
        </li>
        <li>
          Paste this line and press Enter. At its end stands the public key. Compare it with the one that you were given
          when the product was set up: whoever forges a log can forge the key on this page too.
          <Command text={`npm run verify -- sankofa-sealed-log.ndjson --key ${publicKey}`} />
        </li>
        <li>
          Read the last line. <strong>All of it is as it was sealed.</strong> means just that. Otherwise it names the
          first position that does not fit, and what is wrong there, or says that the file is incomplete: then save it
          again.
        </li>
      </ol>
      <p>
        For the proof of one event, put its file into the folder instead and write its name in the place of the
        log&rsquo;s.
      </p>
    </>
  );
}

function Command({ text }: { text: string }) {
  const { ref, copied, copy } = useCopy<HTMLElement>(text);
  return (
    <div className="proof__command">
      <code ref={ref}>{text}</code>
      <Button size="small" icon={<CopyMark copied={copied} />} onClick={() => copy()}>
        Copy
      </Button>
    </div>
  );
}
