import type { Argument, CliCommand, Flag } from './command.js';
import { everywhere } from './parse-arguments.js';

export function overview(commands: readonly CliCommand[], program: string): string {
  const lines = table(commands.map(({ name, about }) => [name, about]));
  return [
    `Usage: ${program} COMMAND [...]`,
    '',
    ...lines,
    '',
    ...table([
      ['help COMMAND', 'Say how a command is used, like --help after it.'],
      ['completion', `Let the tab key of bash complete: eval "$(${program} completion)", then type sankofa.`],
      ...Object.entries(everywhere).map(([name, { about }]): [string, string] => [`--${name}`, about]),
      ['--version', 'Tell which version this is.'],
    ]),
    '',
    'Ends with 0 when it is done, 1 when it failed or found something wrong, 2 when it was typed wrongly.',
  ].join('\n');
}

export function helpOf({ name, about, needs, words = [], flags = {} }: CliCommand, program: string): string {
  const usage = [program, name, ...words.map(shownWord), ...Object.entries(flags).map(shownFlag)].join(' ');
  const entries: [string, string][] = [
    ...words.map((word): [string, string] => [word.name, word.about]),
    ...Object.entries({ ...flags, ...everywhere }).map(([flag, { value, about: what }]): [string, string] => [
      `--${flag}${value === undefined ? '' : ` ${value}`}`,
      what,
    ]),
  ];
  return [about, '', `Usage: ${usage}`, '', ...table(entries), '', needs].join('\n');
}

function shownWord({ name, may }: Argument): string {
  if (may === 'be repeated') return `[${name} ...]`;
  return may === 'be left out' ? `[${name}]` : name;
}

function shownFlag([name, { value, must }]: [string, Flag]): string {
  const flag = `--${name}${value === undefined ? '' : ` ${value}`}`;
  return must === undefined ? `[${flag}]` : flag;
}

function table(entries: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...entries.map(([left]) => left.length)) + 2;
  return entries.map(([left, right]) => `  ${left.padEnd(width)}${right}`);
}
