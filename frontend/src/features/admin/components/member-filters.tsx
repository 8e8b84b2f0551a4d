import { Select, Tag } from 'antd';
import { SearchField } from '../../../shared/console/search-field';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { countries, departments } from '../../../shared/reference-data';
import { sameChoices } from '../../../shared/ui/form/choices';
import { type CohortStep, cohortSteps } from '../analysis/cohort-steps';
import { monthName } from '../analysis/revenue-figures';
import { parseStatus } from '../member-search';

const types = sameChoices(['Creator', 'Business']);
const countryChoices = countries.map(({ id, name }) => ({ value: id, label: name }));

export function MemberFilters({ search }: { search: ListSearch }) {
  const [chosen, state] = [search.filter('country'), search.filter('state')];
  // An address may name a state without its country.
  const country = countries.find(({ id, states }) => (chosen ? id === chosen : states.some((name) => name === state)));
  return (
    <div className="filters" role="search">
      <SearchField
        search={search}
        label="Search users"
        placeholder={
          parseStatus(search) === 'banned' ? 'Name, e-mail, phone, reference' : 'Search by name, e-mail or phone'
        }
      />
      <Filter search={search} name="membershipType" label="User type" choices={types} />
      <Filter search={search} name="qualification" label="Department" choices={sameChoices(departments)} />
      <Filter search={search} name="country" label="Country" choices={countryChoices} clears="state" />
      <Filter search={search} name="state" label="Location" choices={sameChoices(country?.states ?? [])} />
      <OfCohort search={search} />
    </div>
  );
}

/** Shows the cohort filter, which comes from a link on the Analysis page, and removes it. */
function OfCohort({ search }: { search: ListSearch }) {
  const month = search.filter('cohort');
  const step = search.filter('step') as CohortStep | undefined;
  if (!month) return null;
  return (
    <div>
      <Tag closable onClose={() => search.change({ cohort: undefined, step: undefined })}>
        Creators who registered in {monthName(month)}: {cohortSteps[step ?? 'registered']}
      </Tag>
    </div>
  );
}

interface FilterProps {
  search: ListSearch;
  name: string;
  label: string;
  choices: { value: string; label: string }[];
  /** Another filter to clear with this one. */
  clears?: string;
}

function Filter({ search, name, label, choices, clears }: FilterProps) {
  const value = search.filter(name);
  return (
    <Select
      allowClear
      aria-label={label}
      placeholder={label}
      value={value}
      options={choices}
      disabled={choices.length === 0 && value === undefined}
      showSearch={choices.length > 8}
      onChange={(chosen?: string) => search.change({ [name]: chosen, ...(clears && { [clears]: undefined }) })}
    />
  );
}
