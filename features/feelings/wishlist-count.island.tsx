'use client';
// Whose list it is, only the browser knows.
import { useTranslations } from 'next-intl';
import { useWishlist } from './wishlist.queries';

export function WishlistCount({ className }: { className: string | undefined }) {
  const t = useTranslations('feelings');
  const count = useWishlist().shows?.length;
  return (
    <p className={className} role="status">
      {!!count && t('count', { count })}
    </p>
  );
}
