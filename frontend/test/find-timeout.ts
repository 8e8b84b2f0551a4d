/** Raises the default timeout of one second for async queries, so that a busy machine fails no test. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
