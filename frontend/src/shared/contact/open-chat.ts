import { chatLink } from './chat-link';

/** Opens the chat beside the product: the member comes back to where they were. */
export function openChat(number: string, message: string): void {
  window.open(chatLink(number, message), '_blank', 'noopener,noreferrer');
}
