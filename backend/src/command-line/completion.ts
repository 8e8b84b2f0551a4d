import type { CliCommand } from './command.js';
import { everywhere } from './parse-arguments.js';

/** A bash script with a function `sankofa` whose commands and flags the tab key completes. */
export const completion = (commands: readonly CliCommand[], program: string): string => `\
sankofa() { ${program} "$@"; }
_sankofa() {
  local typed="\${COMP_WORDS[*]:1:COMP_CWORD-1}" name flags next=''
  while IFS='|' read -r name flags; do
    case "$typed " in "$name "*) next+=" $flags"; break ;; esac
    case "$name" in "\${typed:+$typed }"*) name="\${name#"\${typed:+$typed }"}"; next+=" \${name%% *}" ;; esac
  done <<'COMMANDS'
${commands.map(({ name, flags }) => `${name}|${dashed({ ...flags, ...everywhere })}`).join('\n')}
COMMANDS
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _sankofa sankofa`;

const dashed = (flags: object): string =>
  Object.keys(flags)
    .map((flag) => `--${flag}`)
    .join(' ');
