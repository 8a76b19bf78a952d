import { Words } from '@/lib/i18n/words';
import { FavouritesCountIsland } from './parts/favourites-count.island';

/** How many there are, of as many as may be. */
export const FavouritesCount = ({ limit }: { limit: number }) => (
  <Words of={['favourites']}>
    <FavouritesCountIsland limit={limit} />
  </Words>
);
