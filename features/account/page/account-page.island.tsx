'use client';
// A page of the account shows nothing before it is known whose it is.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { useSession } from '@/lib/visitor/session/session';
import { LoadingMenu } from '../menu/loading-menu';

/** The list of the account's pages; its code comes while it is asked whose they are. */
export const MenuIsland = loadLater(() => import('../menu/own-menu').then((part) => part.OwnMenu), LoadingMenu);

const SignedOut = loadLater(
  () => import('./signed-out').then((part) => part.SignedOut),
  () => <Loading />,
);

export function SignedOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'in') return children;
  return status === 'unknown' ? <Loading /> : <SignedOut />;
}

function Loading() {
  const t = useTranslations('account');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      <Skeleton height="60svh" />
    </div>
  );
}
