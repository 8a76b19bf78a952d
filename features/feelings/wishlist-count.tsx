import { Words } from '@/lib/i18n/words';
import { WishlistCountIsland } from './wishlist/wishlist-count.island';

/** How long the list is. */
export const WishlistCount = () => (
  <Words of={['feelings']}>
    <WishlistCountIsland />
  </Words>
);
