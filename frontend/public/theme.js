// Runs before the first paint: a reader who chose a theme never sees the other one, nor a member what visitors are offered.
try {
  const theme = localStorage.getItem('sankofa.theme');
  if (localStorage.getItem('sankofa.has-session')) {
    const isShared = /^\/(contact|program-|sample-)/.test(location.pathname);
    document.documentElement.dataset.waiting = isShared ? 'bar' : 'session';
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's preference stands.
}

// Without a part of the application nothing of it runs, and what is shown meanwhile would wait for ever.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.querySelector('.did-not-load').hidden = false;
  },
  { capture: true },
);
