import { chatLink } from '../../../shared/contact/chat-link';
import { ChatIcon } from '../../../shared/ui/icons';

export const ChatButton = ({ number }: { number: string }) => (
  <a
    className="chat-button"
    href={chatLink(number, 'Hello Sankofa, I have a question.')}
    target="_blank"
    rel="noopener noreferrer"
    aria-label="Chat with support (opens in a new tab)"
  >
    <ChatIcon />
  </a>
);
