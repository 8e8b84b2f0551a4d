import type { Input } from '../../shared/api/types';
import { completeLink } from '../../shared/ui/form/complete-link';
import type { Portfolio } from './api/portfolio.query';

/** The rows for links in the form. */
export const linkRows = [0, 1, 2] as const;

export interface PortfolioValues {
  [field: string]: string;
}

/** The values of the form from what was published last; an empty title leaves out the work of that day. */
export const valuesOf = ({ pageName, isListed, approvedWork, works, links }: Portfolio): PortfolioValues => ({
  pageName: pageName ?? '',
  isListed: isListed ? 'yes' : '',
  ...Object.fromEntries(
    approvedWork.map(({ dayNumber }) => [
      `title-${dayNumber}`,
      works.find((w) => w.dayNumber === dayNumber)?.title ?? '',
    ]),
  ),
  ...Object.fromEntries(
    linkRows.flatMap((row) => [
      [`label-${row}`, links[row]?.label ?? ''],
      [`url-${row}`, links[row]?.url ?? ''],
    ]),
  ),
});

const textIn = (values: PortfolioValues, field: string): string => (values[field] ?? '').trim();

export function contentOf(values: PortfolioValues, { approvedWork }: Portfolio): Input<'/api/me/portfolio', 'put'> {
  const works = approvedWork.map(({ dayNumber }) => ({ dayNumber, title: textIn(values, `title-${dayNumber}`) }));
  const links = linkRows.map((row) => ({
    label: textIn(values, `label-${row}`),
    url: completeLink(textIn(values, `url-${row}`)),
  }));
  return {
    published: true,
    pageName: textIn(values, 'pageName'),
    isListed: values.isListed === 'yes',
    works: works.filter(({ title }) => title !== ''),
    links: links.filter(({ label, url }) => label + url !== ''),
  };
}

/** The form field for an error of the server, such as one in `links.0.url`. */
export function fieldOf(name: string, values: PortfolioValues): string {
  const [list, index = '', part = ''] = name.split('.');
  const filled = linkRows.filter((row) => textIn(values, `label-${row}`) + textIn(values, `url-${row}`) !== '');
  return list === 'links' ? `${part}-${filled[Number(index)] ?? 0}` : name;
}
