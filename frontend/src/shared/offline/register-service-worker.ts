interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const SERVICE_WORKER_URL = '/service-worker.js';

/** The worker keeps the product's own files on the device. Visitors are spared it: only members come back daily. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(trusted(SERVICE_WORKER_URL)).catch(() => {
    // Private windows and full devices refuse it: the product works on, with a network.
  });
}

/** The page's policy lets no text become a script's address unless somebody answers for it. */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SERVICE_WORKER_URL }).createScriptURL(url) ??
    url
  );
}
