// Runs before the first paint, so that a reader who chose a theme never sees the other one flash by.
try {
  const theme = localStorage.getItem('sankofa.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's preference stands.
}
