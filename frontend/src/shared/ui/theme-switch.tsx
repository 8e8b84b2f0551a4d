import { useId } from 'react';
import { setThemePreference, type ThemePreference, useThemePreference } from '../theme/theme-preference';
import { type Icon, MoonIcon, SunIcon, SystemIcon } from './icons';

const options: { value: ThemePreference; label: string; Icon: Icon }[] = [
  { value: 'system', label: 'Same as the device', Icon: SystemIcon },
  { value: 'light', label: 'Light', Icon: SunIcon },
  { value: 'dark', label: 'Dark', Icon: MoonIcon },
];

export function ThemeSwitch() {
  const name = useId();
  const chosen = useThemePreference();
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">Colour theme</legend>
      {options.map(({ value, label, Icon }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => setThemePreference(value)}
          />
          <span className="visually-hidden">{label}</span>
          <Icon />
        </label>
      ))}
    </fieldset>
  );
}
