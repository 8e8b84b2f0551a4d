import { CheckIcon, CopyIcon } from './icons';

/** On a button that copies: a check mark for as long as `useCopy` says that it has. */
export const CopyMark = ({ copied }: { copied: boolean }) => (copied ? <CheckIcon /> : <CopyIcon />);
