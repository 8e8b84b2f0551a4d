import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { serverUnderTest } from './server-under-test';

/** The path of the link in the last mail to an address. */
export async function readMailedLink(to: string): Promise<string> {
  const { logFile = '', url } = serverUnderTest;
  test.skip(logFile === '', 'Only a server that is started for the journeys shows its mails.');
  const find = (): string => {
    const [, mail = ''] = readFileSync(logFile, 'utf8').split(`Mail to ${to}:`).slice(-2);
    return /^ {2}\| (http\S+)$/m.exec(mail)?.[1] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find().replace(url, '');
}
