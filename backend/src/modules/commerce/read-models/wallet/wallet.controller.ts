import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import type { Money } from '../../../../platform/http/money.js';
import { DateTimeProp, ListProp, MoneyProp, TextProp } from '../../../../platform/http/props.js';
import { defaultCurrency } from '../../../../reference-data/index.js';

export class WalletEntryResponse {
  @DateTimeProp() at: Date;
  @TextProp() what: string;
  @MoneyProp() amount: Money;
}

export class WalletResponse {
  @MoneyProp() balance: Money;
  @ListProp(() => WalletEntryResponse) statement: WalletEntryResponse[];
}

/** Always empty until a partner holds the money. */
@ApiController('commerce', 'api/me/wallet')
export class WalletController {
  @Get()
  @Access('own-wallet')
  @Ok(WalletResponse)
  show(): WalletResponse {
    return { balance: { amount: 0, currency: defaultCurrency }, statement: [] };
  }
}
