'use client';
// A page of the account shows nothing before it is known whose it is.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { Skeleton } from '@/components/skeleton/skeleton';
import { State } from '@/components/state/state';
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden';
import { reloadSession, useSession } from '@/lib/visitor/session';
import type { AccountFacts } from './account';
import { LoadingMenu } from './parts/loading-menu';
import { Menu } from './parts/menu.island';
import { SignInActions } from './parts/sign-in-actions.island';

interface MenuProps {
  facts: AccountFacts;
  label: string;
  current: 'account' | 'favourites' | 'wishlist';
}

/** The list of the account's pages, for whoever has one. */
export function MenuIsland(props: MenuProps) {
  const { status } = useSession();
  if (status === 'unknown') return <LoadingMenu />;
  return status === 'in' && <Menu {...props} isWhole />;
}

export function SignedOnly({ children }: { children: ReactNode }) {
  const t = useTranslations('account');
  const { status, isDown, isAsking } = useSession();
  const queries = useQueryClient();
  if (status === 'in') return children;
  if (status === 'unknown')
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
        <Skeleton height="60svh" />
      </div>
    );
  if (isDown)
    return (
      <State kind="error" level={2} title={t('down.title')} text={t('down.text')}>
        <Button busy={isAsking} onClick={() => reloadSession(queries)}>
          {t('down.retry')}
        </Button>
      </State>
    );
  return (
    <State level={2} title={t('page.out.title')} text={t('page.out.text')}>
      <SignInActions />
    </State>
  );
}
