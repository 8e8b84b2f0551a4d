import { benefits } from '../creator-copy';
import { departments } from '../departments';
import { Offers } from './offers';

const CreatorOffers = () => (
  <>
    <Offers
      id="departments"
      title="Find your department"
      lead="You join through Social Media Management, Marketing or Event Management. Projects and teams work across all seven."
      offers={departments}
    />
    <Offers id="benefits" title="What you leave with" offers={benefits} />
  </>
);

export default CreatorOffers;
