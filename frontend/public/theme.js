// Runs before the first paint: no flash of the other theme, nor of what is offered to visitors only.
try {
  const theme = localStorage.getItem('sankofa.theme');
  if (localStorage.getItem('sankofa.has-session')) {
    const isShared = /^\/(contact|program-|sample-)/.test(location.pathname);
    document.documentElement.dataset.waiting = isShared ? 'bar' : 'session';
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme stays.
}

// If a script does not load, the application never starts: show the notice instead of waiting for ever.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.querySelector('.did-not-load').hidden = false;
  },
  { capture: true },
);
