import { publicAddress } from '../../reference-data';

const PUBLIC_ADDRESS = new RegExp(publicAddress);

export const isPublicAddress = (link: string): boolean => URL.canParse(link) && PUBLIC_ADDRESS.test(new URL(link).href);

/** What is an address but for its beginning is read as browsers read it; everything else is left as it was typed. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  const link = `https://${text.replace(/^\/\//, '')}`;
  return !/\s/.test(text) && isPublicAddress(link) ? link : text;
}
