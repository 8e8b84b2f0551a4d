import { useEffect, useState } from 'react';

const CHECK_INTERVAL_MS = 10 * 60_000;
const MAIN_SCRIPT = /src="(\/assets\/index-[^"]+\.js)"/;

/** True once the server has another build. Checks at intervals and when the user comes back. */
export function useNewVersion(): boolean {
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    if (isNew) return;
    const running = mainScriptOf(document.documentElement.innerHTML);
    const ask = async () => {
      if (document.hidden || !running) return;
      const offered = await offeredScript();
      if (offered && offered !== running) setIsNew(true);
    };
    const timer = setInterval(() => void ask(), CHECK_INTERVAL_MS);
    const back = () => void ask();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [isNew]);
  return isNew;
}

export const mainScriptOf = (html: string): string | undefined => MAIN_SCRIPT.exec(html)?.[1];

async function offeredScript(): Promise<string | undefined> {
  try {
    const answer = await fetch('/app.html', { cache: 'no-store' });
    return answer.ok ? mainScriptOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}
