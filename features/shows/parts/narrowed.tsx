import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { State } from '@/components/state/state';
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden';
import type { Filters } from '@/lib/routing/filters';
import { hidingRule, type Plays, passes } from '../filters.logic';

type Props = { filters: Filters; plays: Plays | null; isPending: boolean; isError: boolean; onClear: () => void };

/** Hides what does not pass through one style rule, and says how many are left in the tab that is shown. */
export function Narrowed({ filters, plays, isPending, isError, onClear }: Props) {
  const t = useTranslations('filters');
  const [kept, setKept] = useState<readonly string[] | null>(null);
  const [left, setLeft] = useState(0);
  const active = Object.values(filters).some((values) => values.length > 0);

  useEffect(() => {
    if (!active || isPending) return setKept(null);
    const items = [...document.querySelectorAll<HTMLElement>('li[data-show]')];
    const passing = items.filter(({ dataset }) =>
      passes(dataset.show ?? '', dataset.genres?.split(' ') ?? [], filters, plays),
    );
    setKept([...new Set(passing.map(({ dataset }) => dataset.show ?? ''))]);
    const count = () => setLeft(passing.filter((item) => item.closest('[data-in]')?.checkVisibility()).length);
    count();
    window.addEventListener('hashchange', count);
    return () => window.removeEventListener('hashchange', count);
  }, [active, isPending, filters, plays]);

  if (isError)
    return (
      <State kind="error" title={t('error')}>
        <Button onClick={onClear}>{t('clear')}</Button>
      </State>
    );
  return (
    <>
      {kept && <style>{hidingRule(kept)}</style>}
      <VisuallyHidden>
        <span role="status">{active && (isPending ? t('loading') : t('left', { count: left }))}</span>
      </VisuallyHidden>
      {kept && left === 0 && (
        <State title={t('none')} text={t('noneText')}>
          <Button onClick={onClear}>{t('clear')}</Button>
        </State>
      )}
    </>
  );
}
