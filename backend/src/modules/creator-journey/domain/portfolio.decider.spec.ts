import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { PortfolioCommand } from './portfolio.commands.js';
import { portfolioDecider } from './portfolio.decider.js';
import type { PortfolioContent, PortfolioEvent } from './portfolio.events.js';
import { portfolioRefusals } from './portfolio.refusals.js';

const given = deciderSpec(portfolioDecider, portfolioRefusals);

const content: PortfolioContent = {
  pageName: 'ada-obi',
  isListed: false,
  works: [{ dayNumber: 1, title: 'A headline for a baker' }],
  links: [{ label: 'Instagram', url: 'https://instagram.com/ada' }],
};
const publish = (more: Partial<PortfolioContent> = {}, approvedDays = [1, 2]): PortfolioCommand => ({
  type: 'PublishPortfolio',
  data: { content: { ...content, ...more }, approvedDays },
});
const withdraw: PortfolioCommand = { type: 'WithdrawPortfolio', data: {} };
const published: PortfolioEvent = { type: 'PortfolioPublished', data: content };
const withdrawn: PortfolioEvent = { type: 'PortfolioWithdrawn', data: {} };

describe('publishing a portfolio', () => {
  it('records what is shown', () => given().when(publish()).then(published));
  it('records nothing where nothing changed', () => given(published).when(publish()).thenNothing());
  it('records a change whole', () =>
    given(published)
      .when(publish({ isListed: true }))
      .then({ type: 'PortfolioPublished', data: { ...content, isListed: true } }));
  it('shows approved work alone', () =>
    given()
      .when(publish({}, [2]))
      .thenRefused('WORK_NOT_APPROVED'));
  it('shows each day once', () =>
    given()
      .when(publish({ works: [...content.works, ...content.works] }))
      .thenRefused('WORK_PICKED_TWICE'));
});

describe('taking a portfolio back', () => {
  it('ends what was published', () => given(published).when(withdraw).then(withdrawn));
  it('does nothing where none is', () => given(published, withdrawn).when(withdraw).thenNothing());
  it('lets the same be published again', () => given(published, withdrawn).when(publish()).then(published));
});
