import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../access/access.decorator.js';
import type { Money } from '../../../platform/http/money.js';
import { ShownList, ShownMoney, ShownText, ShownTime } from '../../../platform/http/shown.js';
import { defaultCurrency } from '../../../reference-data/index.js';

export class WalletEntryResponse {
  @ShownTime() at: Date;
  @ShownText() what: string;
  @ShownMoney() amount: Money;
}

export class WalletResponse {
  @ShownMoney() balance: Money;
  @ShownList(() => WalletEntryResponse) statement: WalletEntryResponse[];
}

/** Empty until a partner keeps the money: nothing is paid in or out here. */
@ApiTags('commerce')
@ApiBearerAuth()
@Controller('api/me/wallet')
export class WalletController {
  @Get()
  @Access('own-wallet')
  @ApiOkResponse({ type: WalletResponse })
  show(): WalletResponse {
    return { balance: { amount: 0, currency: defaultCurrency }, statement: [] };
  }
}
