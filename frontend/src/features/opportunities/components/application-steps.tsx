import { label } from '../../../shared/messages';
import { countries, departments, liveProjectApplication } from '../../../shared/reference-data';
import { sameChoices } from '../../../shared/ui/form/choices';
import { SelectField, TextAreaField, TextField, type ValueProps } from '../../../shared/ui/form/inputs';
import { type Application, changeCountry, isWithin, type StartWindow } from '../application';

interface Props {
  step: number;
  values: Application;
  starts: StartWindow;
  onChange: (values: Application) => void;
}

const { hoursPerDay, daysPerWeek } = liveProjectApplication;
const countryChoices = countries.map(({ id, name }) => ({ value: id, label: name }));

export function ApplicationStep({ step, values, starts, onChange }: Props) {
  const bind = (name: keyof Application) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  switch (step) {
    case 0:
      return (
        <SelectField
          label="Department"
          placeholder="Choose a department"
          choices={sameChoices(departments)}
          {...bind('department')}
        />
      );
    case 1:
      return <Place values={values} onChange={onChange} state={bind('state')} />;
    case 2:
      return (
        <>
          <SelectField
            label="Hours per day"
            placeholder="Choose"
            choices={sameChoices(hoursPerDay.map(String))}
            {...bind('hoursPerDay')}
          />
          <SelectField
            label="Days per week"
            placeholder="Choose"
            choices={sameChoices(daysPerWeek.map(String))}
            {...bind('daysPerWeek')}
          />
        </>
      );
    case 3:
      return <StartDate starts={starts} {...bind('startDate')} />;
    default:
      return (
        <TextAreaField
          label="Contribution"
          hint="What can you do for this project?"
          rows={4}
          maxLength={1000}
          {...bind('contribution')}
        />
      );
  }
}

function Place({
  values,
  onChange,
  state,
}: Pick<Props, 'values' | 'onChange'> & { state: ValueProps & { name: string } }) {
  const chosen = countries.find(({ id }) => id === values.country);
  return (
    <>
      <SelectField
        label="Country"
        name="country"
        placeholder="Choose a country"
        autoComplete="country-name"
        choices={countryChoices}
        value={values.country}
        onChange={(country) => onChange(changeCountry(values, country))}
      />
      <SelectField
        label={chosen?.stateLabel ?? 'State'}
        placeholder={chosen ? `Choose a ${chosen.stateLabel.toLowerCase()}` : 'Choose the country first'}
        choices={sameChoices(chosen?.states ?? [])}
        autoComplete="address-level1"
        disabled={!chosen}
        {...state}
      />
    </>
  );
}

function StartDate({ starts, ...field }: ValueProps & { name: string; starts: StartWindow }) {
  const isWrong = field.value !== '' && !isWithin(field.value, starts);
  return (
    <TextField
      label="Start date"
      type="date"
      hint={label('START_DATE_HINT')}
      min={starts.min}
      max={starts.max}
      error={isWrong ? label('START_DATE_HINT') : undefined}
      {...field}
    />
  );
}
