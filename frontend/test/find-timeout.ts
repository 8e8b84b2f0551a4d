/** A busy machine is waited for, not judged; as it comes, what is looked for has a second to appear. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
