import { countries } from '../../../shared/reference-data';
import { sameChoices } from '../../../shared/ui/form/choices';
import { SelectField } from '../../../shared/ui/form/inputs';
import { stateLabelOf } from '../state-label';

interface Bound {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

interface Props {
  country: Bound;
  state: Bound;
  /** Sets the country and clears the state, which belongs to the former country. */
  onCountry: (country: string) => void;
}

const choices = countries.map(({ id, name }) => ({ value: id, label: name }));

export function PlaceFields({ country, state, onCountry }: Props) {
  const chosen = countries.find(({ id }) => id === country.value);
  return (
    <div className="form__pair">
      <SelectField
        label="Country"
        placeholder="Choose a country"
        autoComplete="country-name"
        choices={choices}
        {...country}
        onChange={onCountry}
      />
      <SelectField
        label={stateLabelOf(country.value)}
        placeholder={chosen ? `Choose a ${chosen.stateLabel.toLowerCase()}` : 'Choose a country first'}
        choices={sameChoices(chosen?.states ?? [])}
        autoComplete="address-level1"
        disabled={!chosen}
        {...state}
      />
    </div>
  );
}
