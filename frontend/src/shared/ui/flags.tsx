import type { ReactNode } from 'react';

export const CountryFlag = ({ country }: { country: string }) =>
  country === 'south africa' ? <SouthAfricaFlag /> : <NigeriaFlag />;

export const NigeriaFlag = () => (
  <Flag name="Nigeria">
    <path fill="#fff" d="M0 0h36v24H0z" />
    <path fill="#008751" d="M0 0h12v24H0zM24 0h12v24H24z" />
  </Flag>
);

export const SouthAfricaFlag = () => (
  <Flag name="South Africa">
    <path fill="#e03c31" d="M0 0h36v12H0z" />
    <path fill="#001489" d="M0 12h36v12H0z" />
    <path fill="none" stroke="#fff" strokeWidth="8" d="M0 0l15 12h21M0 24l15-12" />
    <path fill="#000" d="M0 4v16l11-8z" />
    <path fill="none" stroke="#ffb81c" strokeWidth="8" d="M-3 0l14 12-14 12" />
    <path fill="#000" d="M0 4.5v15L10 12z" />
    <path fill="none" stroke="#007749" strokeWidth="4.8" d="M-2 0l16 12h22M-2 24l16-12" />
  </Flag>
);

const Flag = ({ name, children }: { name: string; children: ReactNode }) => (
  <svg className="flag" viewBox="0 0 36 24" role="img" aria-label={name}>
    {children}
  </svg>
);
