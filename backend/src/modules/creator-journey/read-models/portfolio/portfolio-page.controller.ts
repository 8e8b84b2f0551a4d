import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../../access/access.decorator.js';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { Switches } from '../../../../platform/features/switches.js';
import { answerPage, type Html, html, htmlDay } from '../../../../platform/http/html-page.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { fullNameOf } from '../../../../platform/text/tidy.js';
import { approvedWorkOf } from './portfolio.response.js';
import { Portfolio, type PortfolioRow } from './portfolio.row.js';

/** Accepts any query parameters, as apps add some to links. */
@ApiExcludeController()
@Access('public')
@Controller('c')
export class PortfolioPageController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly switches: Switches,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(':pageName')
  async show(
    @Param('pageName') typed: string,
    @Query() _: object,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const pageName = typed.toLowerCase();
    const isOpen = await this.switches.isOn('portfolios');
    const where = { pageName, published: true, banned: false };
    const [row] = isOpen ? await this.readModels.first(1, Portfolio, where, []) : [];
    const { publicUrl } = this.config;
    if (!row) return answerPage(reply, { ...absent, address: publicUrl }, 404);
    const name = fullNameOf(row);
    const picture = `${publicUrl}/portfolio-${row.milestone?.toLowerCase() ?? 'creator'}.png`;
    const description = [row.department, row.state].filter(Boolean).join(', ');
    const frame = { title: `${name} · Sankofa`, description, address: `${publicUrl}/c/${pageName}`, picture };
    return answerPage(reply, { ...frame, isListed: row.isListed, body: portfolioPage(name, description, row) });
  }
}

const absent = {
  title: 'No portfolio · Sankofa',
  description: 'There is no portfolio at this address.',
  body: html`<h1>There is no portfolio here</h1>
<p>Its owner may have taken it back, or given it another address. Ask for the new link.</p>`,
};

function portfolioPage(name: string, description: string, row: PortfolioRow): Html {
  const approved = new Map(approvedWorkOf(row).map((work) => [work.dayNumber, work]));
  const shown = row.works.flatMap(({ dayNumber, title }) => {
    const work = approved.get(dayNumber);
    return work
      ? html`<li>${linkTo(work.url, title)}<br><span class="soft">Approved on ${htmlDay(new Date(work.approvedAt))}</span></li>`
      : [];
  });
  return html`<h1><bdi>${name}</bdi></h1>
<p class="soft">${description}</p>
${row.milestone && html`<p class="state">${row.milestone}</p>`}
${shown.length > 0 && html`<h2>Approved work</h2><ul class="cards">${shown}</ul>`}
${row.links.length > 0 && html`<h2>Elsewhere</h2><ul class="cards">${row.links.map(({ label, url }) => html`<li>${linkTo(url, label)}</li>`)}</ul>`}`;
}

/** Links are validated when they are saved. Anything else is shown as text. */
const linkTo = (url: string, text: string): Html =>
  /^https?:/.test(url)
    ? html`<a href="${url}" rel="nofollow ugc noopener"><bdi>${text}</bdi></a>`
    : html`<bdi>${text}</bdi>`;
