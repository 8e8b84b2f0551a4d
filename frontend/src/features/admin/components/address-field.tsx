import { Input } from 'antd';

interface Props {
  value: string;
  onChange: (address: string) => void;
}

/** Somebody else's address, so the browser proposes none of the user's own. */
export const AddressField = ({ value, onChange }: Props) => (
  <label className="field">
    E-mail
    <Input
      type="email"
      autoComplete="off"
      value={value}
      maxLength={254}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
