import { TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { toastInvalid } from '../../../shared/ui/form/toast-invalid';
import { useCommandForm } from '../../../shared/ui/form/use-command-form';
import { requestTool } from '../api/request-tool.mutation';

const NAME = 'Tool';

/** Requests a tool that is not in the catalogue. */
export function ToolRequestForm() {
  const { form, bind, submit, sending } = useCommandForm({
    draft: 'tool-request',
    startingValues: { toolName: '' },
    check: ({ toolName }) => (toolName.trim() === '' ? { toolName: 'Say which tool you need.' } : {}),
    onInvalid: () => toastInvalid([NAME]),
    toInput: ({ toolName }) => ({ toolName: toolName.trim() }),
    send: requestTool,
    touches: ['tool-requests'],
    done: 'REQUEST_SUBMITTED',
    failed: 'REQUEST_NOT_SUBMITTED',
  });
  return (
    <form ref={form} className="card form" noValidate onSubmit={submit} aria-labelledby="tool-request">
      <h2 id="tool-request">Request a tool</h2>
      <TextField
        label={NAME}
        hint="What do you need that is not in the list above? A delivery bag with your name on it, perhaps."
        maxLength={100}
        autoComplete="off"
        {...bind('toolName')}
      />
      <div>
        <SubmitButton {...sending}>Send request</SubmitButton>
      </div>
    </form>
  );
}
