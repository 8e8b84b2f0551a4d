import { lazy, Suspense } from 'react';
import type { BegunSecondFactor } from '../api/second-factor.mutation';

const QrCode = lazy(() => import('./qr-code'));

/** The key in three forms: to scan with another device, to open on this one, to type. */
export const KeyForApp = ({ begun: { key, address } }: { begun: BegunSecondFactor }) => (
  <div className="stack">
    <p>Scan this with the app. On the phone that has the app, open the link instead.</p>
    <Suspense fallback={<div className="skeleton second-factor__picture" role="status" aria-label="Drawing" />}>
      <QrCode text={address} title="The key for your app, as a picture to scan" />
    </Suspense>
    <p>
      <a className="button button--secondary" href={address}>
        Open in the app
      </a>
    </p>
    <p>
      Or type this key: <code className="second-factor__key">{grouped(key)}</code>
    </p>
  </div>
);

/** Four letters at a time; apps take the key with the spaces. */
const grouped = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ');
