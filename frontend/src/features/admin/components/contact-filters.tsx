import { Radio, Select } from 'antd';
import { countries, genders } from '../../../shared/reference-data';
import { sameChoices } from '../../../shared/ui/form/choices';
import type { ContactListFilters } from '../api/generate-contact-list.mutation';

const all = { value: 'all', label: 'All' };
const dataTypes = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Phone' },
];
const userTypes = [all, ...sameChoices(['Intern', 'Business'])];
const genderChoices = [all, ...sameChoices(genders)];
const countryChoices = [all, ...countries.map(({ id, name }) => ({ value: id, label: name }))];

interface Props {
  filters: Required<ContactListFilters>;
  disabled: boolean;
  onChange: (filters: Required<ContactListFilters>) => void;
}

export function ContactFilters({ filters, disabled, onChange }: Props) {
  const states = countries.find(({ id }) => id === filters.country)?.states ?? [];
  const set = (changes: object) => onChange({ ...filters, ...changes });
  const bind = (name: keyof ContactListFilters) => ({
    value: filters[name],
    disabled,
    onChange: (value: string) => set({ [name]: value }),
  });
  return (
    <>
      <div className="filters filters--even">
        <Choice label="Data type" choices={dataTypes} {...bind('dataType')} />
        <Choice label="User type" choices={userTypes} {...bind('userType')} />
        <Choice label="Gender" choices={genderChoices} {...bind('gender')} />
        <Choice
          label="Country"
          choices={countryChoices}
          {...bind('country')}
          onChange={(country) => set({ country, state: 'all' })}
        />
        <Choice
          label="State or province"
          choices={[all, ...sameChoices(states)]}
          {...bind('state')}
          disabled={disabled || filters.country === 'all'}
        />
      </div>
      <fieldset className="purpose">
        <legend>What is it for?</legend>
        <Radio.Group
          value={filters.purpose}
          disabled={disabled}
          onChange={({ target }) => set({ purpose: target.value as string })}
          options={[
            { value: 'service', label: 'Service messages: everyone' },
            { value: 'marketing', label: 'Marketing: those who agreed to it' },
          ]}
        />
      </fieldset>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  disabled: boolean;
  onChange: (value: string) => void;
}

const Choice = ({ label, choices, ...select }: ChoiceProps) => (
  <label className="field">
    {label}
    <Select {...select} aria-label={label} options={choices} showSearch={choices.length > 8} />
  </label>
);
