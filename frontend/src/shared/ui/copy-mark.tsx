import { CheckIcon, CopyIcon } from './icons';

export const CopyMark = ({ copied }: { copied: boolean }) => (copied ? <CheckIcon /> : <CopyIcon />);
