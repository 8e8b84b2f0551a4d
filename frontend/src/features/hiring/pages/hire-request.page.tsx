import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useFeature, useFeatureOff } from '../../../shared/api/features.query';
import { asProblem } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { counted, dateTime, pointsText } from '../../../shared/format';
import { Button } from '../../../shared/ui/button';
import { Link } from '../../../shared/ui/link';
import { LoadState } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { acceptCreator, declineCreator } from '../api/answer-creator.mutation';
import { type HireRequestFile, hireRequestFileQuery } from '../api/hire-request-file.query';
import { AskedCreators } from '../components/asked-creators';
import { ChooseCreators } from '../components/choose-creators';
import { ContactLines } from '../components/contact-lines';
import { Work } from '../components/work';
import { titleOf } from '../hire-values';
import { standingOf, statusWords, stepWords } from '../invitation-words';
import '../hiring.css';

export default function HireRequestPage() {
  const { requestId = '' } = useParams();
  const isOpen = useFeature('matching');
  const isOff = useFeatureOff('matching');
  const file = useQuery(hireRequestFileQuery(requestId));
  const data = file.data && (isOpen ? file.data : { ...file.data, mayChoose: false, waiting: 0 });
  const title = data ? titleOf(data.requestDetails) : 'Your request';
  const isFull = data !== undefined && data.taken >= data.places;
  const isClosed = data?.status === 'rejected' || data?.status === 'withdrawn';
  const isUnknown = [400, 404].includes(asProblem(file.error).status);
  usePageTitle(title);
  return (
    <div className="hiring">
      <div className="stack stack--tight">
        <Link to="/hire-interns">Back to your requests</Link>
        <h1>{title}</h1>
        {data && !isClosed && (
          <p className="soft">
            {data.taken} of {counted(data.places, 'place')} taken
          </p>
        )}
        {data && <p>{standingOf(data)}</p>}
      </div>
      {isOff && data && !isClosed && <p className="soft">Nobody new is asked at the moment. What has begun goes on.</p>}
      {isUnknown ? (
        <p>None of your requests is at this address. Perhaps it is one of another account.</p>
      ) : (
        <LoadState of={file} what="your request" room="paged-list__skeleton" />
      )}
      {data && !isClosed && <Creators file={data} title={title} />}
      {data && <AskedCreators {...data} />}
      {data && (
        <section className="card stack" aria-labelledby="steps">
          <h2 id="steps">What happened</h2>
          <ol className="candidates">
            {data.timeline
              .filter(({ type }) => stepWords[type])
              .map(({ at, type, invitationId }) => (
                <li key={`${type}${invitationId ?? ''}${at}`}>
                  {stepWords[type]} <span className="soft">{dateTime(at)}</span>
                </li>
              ))}
          </ol>
        </section>
      )}
      {data?.mayChoose && !isFull && <ChooseCreators requestId={data.id} />}
    </div>
  );
}

function Creators({ file, title }: { file: HireRequestFile; title: string }) {
  const shown = file.creators.filter(
    ({ firstName, status, steps }) => status !== 'open' && (firstName !== null || steps.length > 0),
  );
  return (
    <section className="stack" aria-labelledby="creators">
      <h2 id="creators">Creators who said yes</h2>
      {shown.length === 0 && <p className="soft">Nobody yet. Who says yes appears here.</p>}
      {shown.map((creator) => (
        <Creator key={creator.invitationId} requestId={file.id} creator={creator} title={title} />
      ))}
    </section>
  );
}

interface CreatorProps {
  requestId: string;
  creator: HireRequestFile['creators'][number];
  title: string;
}

function Creator({ requestId, creator, title }: CreatorProps) {
  const { invitationId: id, firstName, department, state, points, portfolio, status, contact } = creator;
  const options = { touches: ['hire-requests'], failed: 'ANSWER_NOT_SENT' } as const;
  const accepting = useCommand(acceptCreator, { ...options, done: 'CREATOR_CHOSEN' });
  const declining = useCommand(declineCreator, { ...options, done: 'CREATOR_NOT_CHOSEN' });
  const { ask, dialog } = useConfirm();
  const question = {
    title: `Say no to ${firstName ?? 'a former member'}?`,
    text: 'The creator is told, and the place is open for others. It cannot be taken back.',
    confirm: 'Say no',
  };
  const decline = async () => {
    if (await ask(question)) await declining.run({ requestId, id });
  };
  return (
    <article className="card stack stack--tight" {...useKeptFocus()}>
      <h3>{firstName ?? 'A former member'}</h3>
      <p className="soft">
        {[department, state, points === null ? null : pointsText(points), statusWords[status]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {creator.skills.length > 0 && <p>Can do {creator.skills.join(', ')}</p>}
      {creator.asks && <p>Asks {creator.asks}</p>}
      {portfolio && (
        <a href={portfolio} target="_blank" rel="noreferrer">
          Portfolio
        </a>
      )}
      {contact && <ContactLines contact={contact} about={title} />}
      {creator.steps.length > 0 && <Work {...creator} id={id} side="business" />}
      {status === 'accepted' && (
        <div className="row">
          <Button pending={accepting.isPending} onClick={() => void accepting.run({ requestId, id })}>
            Say yes
          </Button>
          <Button kind="secondary" pending={declining.isPending} onClick={() => void decline()}>
            Say no
          </Button>
          {dialog}
        </div>
      )}
    </article>
  );
}
