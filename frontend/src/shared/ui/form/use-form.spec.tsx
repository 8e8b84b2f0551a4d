/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { pass } from '../../../../test/time';
import { Problem } from '../../api/problem';
import { currentToast, showToast } from '../toast-store';
import { TextField } from './inputs';
import { SubmitButton } from './submit-button';
import { useForm } from './use-form';

const send = jest.fn<(values: object) => Promise<unknown>>();
const onInvalid = jest.fn();
const onRefused = jest.fn();
const refusal = new Problem(400, 'INVALID', 'Not so', undefined, [{ field: 'email', message: 'Not an address' }]);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  render(<Contact />);
});

it('tells in a field that no more fits, as what is pasted is cut there', () => {
  const full = (length: number) => {
    type('Name', 'x'.repeat(length));
    return screen.getByRole('status').textContent;
  };
  expect([38, 40].map(full)).toEqual(['', 'No more fits: at most 40 characters.']);
});

describe('a form that lacks something', () => {
  beforeEach(async () => {
    type('Email', 'ada@example.com');
    await submit();
  });

  it('is not sent, marks what is missing and moves the focus to the first of it', () => {
    expect(send).not.toHaveBeenCalled();
    expect(onInvalid).toHaveBeenCalledWith(['name', 'message']);
    expect(marks()).toEqual({ name: 'Your name?', email: undefined, message: 'What about?' });
    expect(focused()).toBe('name');
  });

  it('says of no field that something is missing once it is there', () => {
    type('Name', 'Ada');
    expect(marks()).toEqual({ email: undefined, message: 'What about?' });
    expect(focused()).toBe('name');
  });

  it('marks a field by the other fields as they stand, also once they change', () => {
    type('Name', 'ada@example.com');
    expect(marks()).toMatchObject({ email: 'That is your name' });
    type('Name', 'Ada');
    expect(marks()).toEqual({ message: 'What about?' });
  });

  it('keeps what the server says of a field while another changes', async () => {
    send.mockRejectedValue(refusal);
    type('Name', 'Ada');
    type('Message', 'Hello');
    await submit();
    type('Name', 'Ada Obi');
    expect(marks()).toEqual({ email: 'Not an address' });
  });

  it('keeps what was typed and is sent once it is whole, without marks', async () => {
    type('Name', 'Ada');
    type('Message', 'Hello');
    await submit();
    expect(send).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });
    expect(marks()).toEqual({});
  });

  it('takes down what was said about the try before', async () => {
    showToast({ code: 'MISSING_INFORMATION', values: { fields: 'Name' } });
    type('Name', 'Ada');
    await submit();
    expect(currentToast()).toBeUndefined();
  });

  it('moves the focus again each time it is submitted so', async () => {
    type('Name', 'Ada');
    screen.getByRole('button').focus();
    await submit();
    expect(focused()).toBe('message');
  });
});

describe('a form that is whole', () => {
  beforeEach(() => {
    for (const name of ['Name', 'Email', 'Message']) type(name, `My ${name.toLowerCase()}`);
  });

  it('is sent once, however often it is submitted until the answer', async () => {
    let answer = (): void => undefined;
    send.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    fireEvent.submit(form());
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').textContent).toBe('Sending');
    answer();
    await pass();
    expect(screen.getByRole('button').textContent).toBe('Send');
  });

  it('keeps its text when it is refused, and marks the fields that the server names', async () => {
    send.mockRejectedValue(refusal);
    await submit();
    expect(onRefused).toHaveBeenCalledWith(refusal);
    expect(marks()).toEqual({ email: 'Not an address' });
    expect(focused()).toBe('email');
    expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('My message');
  });

  it('can be sent again after a refusal or a lost answer', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await submit();
    expect(marks()).toEqual({});
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('says beside its button that no answer came, until it is sent again', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await submit();
    expect(screen.getByRole('button').nextSibling?.textContent).toContain('What you typed is still here');
    await submit();
    expect(screen.getByRole('button').nextSibling).toBeNull();
  });

  it('takes down what was said about the try before', async () => {
    showToast({ code: 'NETWORK_ERROR' });
    await submit();
    expect(currentToast()).toBeUndefined();
  });
});

const form = () => screen.getByRole('form');
const focused = () => (document.activeElement as HTMLInputElement).name;

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function submit(): Promise<void> {
  fireEvent.submit(form());
  await pass();
}

/** The error text of each invalid field. */
function marks(): Record<string, string | undefined> {
  const wrong = form().querySelectorAll<HTMLInputElement>('[aria-invalid="true"]');
  const textOf = (field: Element) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined;
  return Object.fromEntries([...wrong].map((field) => [field.name, textOf(field)]));
}

function Contact() {
  const [values, setValues] = useState({ name: '', email: '', message: '' });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: ({ name, email, message }) => ({
      ...(email && email === name && { email: 'That is your name' }),
      ...(!name && { name: 'Your name?' }),
      ...(!message && { message: 'What about?' }),
    }),
    onInvalid,
    send,
    onRefused,
  });
  return (
    <form ref={form} onSubmit={submit} aria-label="Contact">
      <TextField label="Name" maxLength={40} {...bind('name')} />
      <TextField label="Email" {...bind('email')} />
      <TextField label="Message" {...bind('message')} />
      <SubmitButton {...sending}>{sending.pending ? 'Sending' : 'Send'}</SubmitButton>
    </form>
  );
}
