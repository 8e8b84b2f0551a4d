import { publicAddress } from '../../reference-data';

const PUBLIC_ADDRESS = new RegExp(publicAddress);

export const isPublicAddress = (link: string): boolean => URL.canParse(link) && PUBLIC_ADDRESS.test(new URL(link).href);

/** Adds https:// if that makes it an address; leaves any other text as typed. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  const link = `https://${text.replace(/^\/\//, '')}`;
  return !/\s/.test(text) && isPublicAddress(link) ? link : text;
}
