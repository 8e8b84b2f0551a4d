export const productName = 'Sankofa';

const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path
      className="mark__body"
      d="M2 14c1 8.5 6.5 14.5 14 14.5S29 22.5 29 13h-4c-.5 6.5-5 8-9.5 7.5C10 20 5.5 17.5 2 14z"
    />
    <path
      className="mark__neck"
      d="M27 14c0-6-2.8-9.5-6.8-9.5-3.7 0-6.2 2.5-6.2 5.5"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle className="mark__egg" cx="13.8" cy="15.4" r="2.6" />
  </svg>
);

export const Wordmark = () => (
  <span className="wordmark">
    <Mark />
    <span className="wordmark__name">{productName}</span>
  </span>
);
