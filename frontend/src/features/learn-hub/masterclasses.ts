import { masterclasses } from '../../shared/reference-data';
import type { Masterclass } from './progress';

export const findMasterclass = (slug: string | undefined): Masterclass | undefined =>
  masterclasses.find((masterclass) => masterclass.slug === slug);

/** What is done with a day of it. */
export const doneWord = ({ videoBased }: Masterclass) => (videoBased ? 'watched' : 'read');
