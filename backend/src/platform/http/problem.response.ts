import { ShownList, ShownNumber, ShownText } from './shown.js';

class WrongField {
  @ShownText() field: string;
  @ShownText() message: string;
}

/** Every error of the API, as RFC 9457 has it. */
export class Problem {
  @ShownText() type: string;
  @ShownText({ description: 'What a toast shows as its title.' }) title: string;
  @ShownNumber() status: number;
  @ShownText({ description: 'What to do about it.' }) detail: string;
  @ShownText({ description: 'Stable, in SCREAMING_SNAKE.' }) code: string;
  @ShownList(() => WrongField, { required: false }) errors?: WrongField[];
}
