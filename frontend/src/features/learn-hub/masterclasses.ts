import { masterclasses } from '../../shared/reference-data';
import type { Masterclass } from './progress';

export const findMasterclass = (slug: string | undefined): Masterclass | undefined =>
  masterclasses.find((masterclass) => masterclass.slug === slug);

export const doneWord = ({ videoBased }: Masterclass) => (videoBased ? 'watched' : 'read');
