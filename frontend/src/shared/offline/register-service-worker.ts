interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const SERVICE_WORKER_URL = '/service-worker.js';

/** Stores the product's own files on the device. Visitors do without: only members come back daily. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(trusted(SERVICE_WORKER_URL)).catch(() => {
    // Private windows and full devices refuse it. The product still works with a network.
  });
}

/** The page's Trusted Types policy accepts only an address that a named policy made. */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SERVICE_WORKER_URL }).createScriptURL(url) ??
    url
  );
}
