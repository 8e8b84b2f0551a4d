import { Body, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { BehindSwitch } from '../../../platform/features/switches.js';
import { FlagProp } from '../../../platform/http/props.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { portfolio, portfolioOf } from '../domain/portfolio.aggregate.js';
import type { PortfolioCommand } from '../domain/portfolio.commands.js';
import { approvedWorkOf } from '../read-models/portfolio/portfolio.response.js';
import { Portfolio } from '../read-models/portfolio/portfolio.row.js';
import { PortfolioRequest } from './portfolio.requests.js';

class PortfolioSavedResponse {
  @FlagProp() published: boolean;
}

@ApiController('portfolio', 'api/me/portfolio')
export class SavePortfolioController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
  ) {}

  @Put()
  @Access('own-journey')
  @BehindSwitch('portfolios')
  @Ok(PortfolioSavedResponse)
  async save(
    @Me() creatorId: string,
    @Body() { published, pageName, isListed, works, links }: PortfolioRequest,
    @RequestCaller() caller: Caller,
  ) {
    const row = await this.readModels.find(Portfolio, creatorId);
    const approvedDays = row ? approvedWorkOf(row).map(({ dayNumber }) => dayNumber) : [];
    const content = {
      pageName,
      isListed,
      works: works.map(({ dayNumber, title }) => ({ dayNumber, title })),
      links: links.map(({ label, url }) => ({ label, url })),
    };
    const command: PortfolioCommand = published
      ? { type: 'PublishPortfolio', data: { content, approvedDays } }
      : { type: 'WithdrawPortfolio', data: {} };
    return this.bus.execute(
      new ExecuteCommand(portfolio, portfolioOf(creatorId), command, caller, () => ({ published })),
    );
  }
}
