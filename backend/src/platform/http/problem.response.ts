import { ListProp, NumberProp, TextProp } from './props.js';

class WrongField {
  @TextProp() field: string;
  @TextProp() message: string;
}

export class Problem {
  @TextProp() type: string;
  @TextProp({ description: 'What a toast shows as its title.' }) title: string;
  @NumberProp() status: number;
  @TextProp({ description: 'What to do about it.' }) detail: string;
  @TextProp({ description: 'Stable, in SCREAMING_SNAKE.' }) code: string;
  @ListProp(() => WrongField, { required: false }) errors?: readonly WrongField[];
}
