import { chatLink } from './chat-link';

export function openChat(number: string, message: string): void {
  window.open(chatLink(number, message), '_blank', 'noopener,noreferrer');
}
