import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../shared/api/features.query';
import { useCommand } from '../../../shared/api/use-command';
import { date } from '../../../shared/format';
import { useChangesDraft } from '../../../shared/session/changes-draft';
import { Button } from '../../../shared/ui/button';
import { ClosedPart } from '../../../shared/ui/closed-part';
import type { FieldProps } from '../../../shared/ui/form/field';
import { LinkField, TextField, type ValueProps } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { Link } from '../../../shared/ui/link';
import { LoadState } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { SafeLink } from '../../../shared/ui/safe-link';
import { type Portfolio, portfolioQuery } from '../api/portfolio.query';
import { savePortfolio } from '../api/save-portfolio.mutation';
import { contentOf, fieldOf, linkRows, valuesOf } from '../portfolio-form';
import '../creator-journey.css';

export default function PortfolioPage() {
  usePageTitle('Portfolio');
  const isOpen = useFeature('portfolios');
  const portfolio = useQuery({ ...portfolioQuery, enabled: isOpen });
  return (
    <div className="portfolio-page">
      <div className="stack stack--tight">
        <Link to="/profile">Back to the profile</Link>
        <h1>Portfolio</h1>
        {isOpen ? (
          <p className="soft">A page of your own with the work that you choose. Everybody with the link can open it.</p>
        ) : (
          <ClosedPart>Portfolios are not open at the moment.</ClosedPart>
        )}
      </div>
      {isOpen && <LoadState of={portfolio} what="your portfolio" room="paged-list__skeleton" />}
      {isOpen && portfolio.data && <PortfolioForm portfolio={portfolio.data} />}
    </div>
  );
}

function PortfolioForm({ portfolio }: { portfolio: Portfolio }) {
  const { values, setValues, forget } = useChangesDraft('portfolio', valuesOf(portfolio));
  const texts = { touches: ['portfolio'], failed: 'PORTFOLIO_NOT_SAVED' } as const;
  const { send } = useCommand(savePortfolio, { ...texts, onDone: forget, done: 'PORTFOLIO_PUBLISHED' });
  const taking = useCommand(savePortfolio, { ...texts, done: 'PORTFOLIO_WITHDRAWN' });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: ({ pageName = '' }) => (pageName.trim() === '' ? { pageName: 'Choose a name for the page.' } : {}),
    send: () => send(contentOf(values, portfolio)),
    errorsOn: ({ errors }) => Object.fromEntries(errors.map(({ field, message }) => [fieldOf(field, values), message])),
  });
  const field = (name: string) => ({ ...bind(name), value: values[name] ?? '' });
  const { published, pageName, approvedWork } = portfolio;
  const address = `/c/${pageName ?? ''}`;
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {published && (
        <p className="row">
          <a href={address}>{window.location.host + address}</a>
          <Button
            kind="quiet"
            pending={taking.isPending}
            onClick={() => void taking.run({ ...contentOf(valuesOf(portfolio), portfolio), published: false })}
          >
            Take it back
          </Button>
        </p>
      )}
      <TextField
        label="Name of the page"
        hint={`Small letters, digits and dashes: ${window.location.host}/c/${values.pageName || 'your-name'}`}
        maxLength={40}
        autoCapitalize="none"
        autoComplete="off"
        {...field('pageName')}
      />
      <ShownFields approvedWork={approvedWork} field={field} />
      <label className="check">
        <input
          type="checkbox"
          checked={values.isListed === 'yes'}
          onChange={({ target }) => setValues({ ...values, isListed: target.checked ? 'yes' : '' })}
        />
        <span>Search engines may list it. Otherwise only who has the link finds it.</span>
      </label>
      <p className="soft">
        The page shows your name, department, state and milestone, and nothing else of your profile.
      </p>
      <SubmitButton large {...sending}>
        {published ? 'Publish the changes' : 'Publish'}
      </SubmitButton>
    </form>
  );
}

interface ShownFieldsProps {
  approvedWork: Portfolio['approvedWork'];
  field: (name: string) => Omit<FieldProps, 'label'> & ValueProps;
}

const ShownFields = ({ approvedWork, field }: ShownFieldsProps) => (
  <>
    <h2>Approved work</h2>
    {approvedWork.length === 0 && <p className="soft">Work that is approved in the challenge can be shown here.</p>}
    {approvedWork.map(({ dayNumber, url, approvedAt }) => (
      <div key={dayNumber} className="stack stack--tight">
        <TextField label={`Title of day ${dayNumber}`} optional maxLength={80} {...field(`title-${dayNumber}`)} />
        <p className="soft">
          <SafeLink url={url} />, approved on {date(approvedAt)}. Without a title it is not shown.
        </p>
      </div>
    ))}
    <h2>Links</h2>
    {linkRows.map((row) => (
      <div key={row} className="form__pair">
        <TextField label={`Name of link ${row + 1}`} optional maxLength={40} {...field(`label-${row}`)} />
        <LinkField label={`Address of link ${row + 1}`} optional {...field(`url-${row}`)} />
      </div>
    ))}
  </>
);
