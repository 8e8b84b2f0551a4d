const OBJECT_URL_TTL_MS = 60_000;

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_TTL_MS);
}

export function saveJson(name: string, content: object): void {
  saveFile(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
}
