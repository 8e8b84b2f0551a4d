import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './dialog';

interface Question {
  title: string;
  text?: string;
  confirm: string;
  kind?: 'danger';
}

export function useConfirm(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [open, setOpen] = useState<{ question: Question; answer: (yes: boolean) => void }>();

  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setOpen(undefined);
        resolve(yes);
      };
      setOpen({ question, answer });
    });

  const dialog = open && (
    <ConfirmDialog
      title={open.question.title}
      confirm={open.question.confirm}
      {...(open.question.kind && { kind: open.question.kind })}
      onConfirm={() => open.answer(true)}
      onClose={() => open.answer(false)}
    >
      {open.question.text && <p className="soft">{open.question.text}</p>}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
