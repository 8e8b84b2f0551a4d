import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { reasonTemplatesQuery, type TemplateQueue } from '../reason-templates';
import { TemplatesDialog } from './templates-dialog';

interface Props {
  label: string;
  templates: TemplateQueue;
  value: string;
  onChange: (value: string) => void;
}

/** A reason in one's own words, or in those that the team keeps ready. */
export function ReasonField({ label, templates, value, onChange }: Props) {
  const { data } = useQuery(reasonTemplatesQuery);
  const [isEditing, setEditing] = useState(false);
  const texts = data?.items.find(({ queue }) => queue === templates)?.texts ?? [];
  return (
    <div className="stack stack--tight">
      <label className="field">
        {label}
        <Input.TextArea
          autoFocus
          value={value}
          maxLength={500}
          rows={3}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <div className="templates" role="group" aria-label="Ready reasons">
        {texts.map((text) => (
          <Button key={text} size="small" onClick={() => onChange(text)}>
            {text}
          </Button>
        ))}
        <Button size="small" type="link" onClick={() => setEditing(true)}>
          Edit these
        </Button>
      </div>
      {isEditing && <TemplatesDialog queue={templates} texts={texts} onClose={() => setEditing(false)} />}
    </div>
  );
}
