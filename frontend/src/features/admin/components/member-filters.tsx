import { Select } from 'antd';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { countries, departments } from '../../../shared/reference-data';
import { sameChoices } from '../../../shared/ui/form/choices';
import { MemberSearchField } from './member-search-field';

const types = sameChoices(['Creator', 'Business']);
const countryChoices = countries.map(({ id, name }) => ({ value: id, label: name }));

export function MemberFilters({ search }: { search: ListSearch }) {
  const country = countries.find(({ id }) => id === search.filter('country'));
  return (
    <div className="filters" role="search">
      <MemberSearchField search={search} />
      <Filter search={search} name="membershipType" label="User type" choices={types} />
      <Filter search={search} name="qualification" label="Department" choices={sameChoices(departments)} />
      <Filter search={search} name="country" label="Country" choices={countryChoices} clears="state" />
      <Filter search={search} name="state" label="Location" choices={sameChoices(country?.states ?? [])} />
    </div>
  );
}

interface FilterProps {
  search: ListSearch;
  name: string;
  label: string;
  choices: { value: string; label: string }[];
  /** Another filter that depends on this one. */
  clears?: string;
}

function Filter({ search, name, label, choices, clears }: FilterProps) {
  return (
    <Select
      allowClear
      aria-label={label}
      placeholder={label}
      value={search.filter(name)}
      options={choices}
      disabled={choices.length === 0}
      showSearch={choices.length > 8}
      onChange={(value?: string) => search.change({ [name]: value, ...(clears && { [clears]: undefined }) })}
    />
  );
}
