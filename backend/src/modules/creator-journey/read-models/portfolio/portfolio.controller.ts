import { Get } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { BehindSwitch } from '../../../../platform/features/switches.js';
import { notFound } from '../../../../platform/http/problem.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { PortfolioResponse, showPortfolio } from './portfolio.response.js';
import { Portfolio } from './portfolio.row.js';

@ApiController('portfolio', 'api/me/portfolio')
export class PortfolioController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-journey')
  @BehindSwitch('portfolios')
  @Ok(PortfolioResponse)
  async show(@Me() creatorId: string): Promise<PortfolioResponse> {
    const row = await this.readModels.one(Portfolio, creatorId);
    if (!row) throw notFound();
    return showPortfolio(row);
  }
}
