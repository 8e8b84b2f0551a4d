import { pick } from '../../../../platform/event-sourcing/index.js';
import { DateTimeProp, FlagProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import type { PortfolioRow } from './portfolio.row.js';

class ApprovedWork {
  @NumberProp() dayNumber: number;
  @TextProp() url: string;
  @DateTimeProp() approvedAt: string;
}

class ShownWork {
  @NumberProp() dayNumber: number;
  @TextProp() title: string;
}

class ShownLink {
  @TextProp() label: string;
  @TextProp() url: string;
}

export class PortfolioResponse {
  @FlagProp() published: boolean;
  @FlagProp() isListed: boolean;
  @TextProp({ nullable: true }) pageName: string | null;
  @ListProp(() => ShownWork) works: readonly ShownWork[];
  @ListProp(() => ShownLink) links: readonly ShownLink[];
  @ListProp(() => ApprovedWork, { description: 'What may be shown.' }) approvedWork: readonly ApprovedWork[];
}

export const approvedWorkOf = ({ work }: Pick<PortfolioRow, 'work'>): ApprovedWork[] =>
  work
    .flatMap(({ dayNumber, url, approvedAt }) => (approvedAt === null ? [] : { dayNumber, url, approvedAt }))
    .toSorted((a, b) => a.dayNumber - b.dayNumber);

export const showPortfolio = (row: PortfolioRow): PortfolioResponse => ({
  ...pick(row, ['published', 'isListed', 'pageName', 'works', 'links']),
  approvedWork: approvedWorkOf(row),
});
