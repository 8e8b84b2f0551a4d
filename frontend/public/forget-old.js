// Deletes what members typed or were shown 30 days after its last change, whoever uses the device then.
try {
  const keptFor = 30 * 86_400_000;
  const now = Date.now();
  const sumOf = (text) => [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) | 0, 0);
  const before = JSON.parse(localStorage.getItem('sankofa.changes') ?? '{}');
  const after = {};
  for (const key of Object.keys(localStorage).filter((name) => /^sankofa\.(draft\.|last-)/.test(name))) {
    const sum = sumOf(localStorage.getItem(key));
    const [since, known] = before[key] ?? [now, sum];
    const change = [known === sum && since <= now ? since : now, sum];
    if (now - change[0] < keptFor) after[key] = change;
    else localStorage.removeItem(key);
  }
  localStorage.setItem('sankofa.changes', JSON.stringify(after));
} catch {
  // Storage is blocked: nothing is stored.
}
