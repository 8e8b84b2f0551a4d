import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FieldFull } from '../../ui/form/field';
import { MAX_REASON_LENGTH } from '../limited-text';
import { reasonTemplatesQuery, type TemplateQueue } from '../reason-templates';
import { TemplatesDialog } from './templates-dialog';

interface Props {
  label: string;
  /** Without it no ready texts are offered. */
  templates: TemplateQueue | undefined;
  value: string;
  onChange: (value: string) => void;
  onSend: (reason: string) => void;
}

export function ReasonField({ label, templates, value, onChange, onSend }: Props) {
  const field = useRef<TextAreaRef>(null);
  useEffect(() => field.current?.focus(), []); // autoFocus is too early in a dialog that is not in the page yet
  const { data } = useQuery(reasonTemplatesQuery);
  const [isEditing, setEditing] = useState(false);
  const texts = data?.items.find(({ queue }) => queue === templates)?.texts ?? [];
  const choose = (text: string) => {
    onChange(text);
    field.current?.focus({ cursor: 'end' });
  };
  const sendByKey = (event: KeyboardEvent) => {
    const place = !event.repeat && event.altKey && /^Digit([1-9])$/.exec(event.code)?.[1]; // Alt changes event.key
    const ready = place && texts[Number(place) - 1];
    if (!ready) return;
    event.preventDefault();
    onSend(ready);
  };
  return (
    <div className="stack stack--tight">
      <label className="field">
        {label}
        <Input.TextArea
          ref={field}
          value={value}
          maxLength={MAX_REASON_LENGTH}
          rows={3}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendByKey}
        />
      </label>
      <FieldFull value={value} maxLength={MAX_REASON_LENGTH} />
      {templates && (
        <div className="templates" role="group" aria-label="Ready reasons">
          {texts.map((text, i) => (
            <Button key={text} size="small" aria-keyshortcuts={`Alt+${i + 1}`} onClick={() => choose(text)}>
              {text}
            </Button>
          ))}
          {data?.mayWrite && (
            <Button size="small" type="link" onClick={() => setEditing(true)}>
              Edit these
            </Button>
          )}
        </div>
      )}
      {templates && isEditing && <TemplatesDialog queue={templates} texts={texts} onClose={() => setEditing(false)} />}
    </div>
  );
}
