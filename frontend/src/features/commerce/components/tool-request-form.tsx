import { useCommand } from '../../../shared/api/use-command';
import { useDraft } from '../../../shared/session/drafts';
import { useMember } from '../../../shared/session/member';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/form/inputs';
import { toastInvalid } from '../../../shared/ui/form/toast-invalid';
import { useForm } from '../../../shared/ui/form/use-form';
import { requestTool, type ToolRequest } from '../api/request-tool.mutation';

const NAME = 'Tool';
const nothing: ToolRequest = { toolName: '' };

/** For a tool that the catalogue does not have. */
export function ToolRequestForm() {
  const member = useMember();
  const { values, setValues, forget } = useDraft(member.id, 'tool-wish', nothing);
  const command = useCommand(requestTool, {
    touches: ['tool-requests'],
    onDone: forget,
    done: 'REQUEST_SUBMITTED',
    failed: 'REQUEST_NOT_SUBMITTED',
  });
  const { form, bind, submit, pending } = useForm<ToolRequest>({
    values,
    setValues,
    check: ({ toolName }) => (toolName.trim() === '' ? { toolName: 'Say which tool you need.' } : {}),
    onInvalid: () => toastInvalid([NAME]),
    send: ({ toolName }) => command.send({ toolName: toolName.trim() }),
  });
  return (
    <form ref={form} className="card form" noValidate onSubmit={submit} aria-labelledby="tool-wish">
      <h2 id="tool-wish">Request a tool</h2>
      <TextField
        label={NAME}
        hint="What do you need that is not in the list above? A delivery bag with your name on it, perhaps."
        maxLength={100}
        autoComplete="off"
        {...bind('toolName')}
      />
      <div>
        <Button type="submit" pending={pending}>
          Send request
        </Button>
      </div>
    </form>
  );
}
