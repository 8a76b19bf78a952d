'use client';
// Its address says with whom the visitor comes; what the ages mean then is fetched when one is chosen.
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { ChoiceField } from '@/components/views/own-picks/choice-field';
import { useFilters } from '@/lib/routing/use-filters';

const Help = lazyPart(() => import('./family-help').then((file) => file.FamilyHelp));
const ages = Array.from({ length: 18 }, (_, age) => String(age));

/** The age of the youngest among the filters of the guide. */
export function FamilyIsland() {
  const [filters, setFilters] = useFilters();
  const t = useTranslations('guide');
  const [age = ''] = filters.child ?? [];
  return (
    <>
      <ChoiceField
        label={t('youngest')}
        chosen={age}
        values={ages}
        none={t('noChild')}
        write={(value) => t('years', { age: Number(value) })}
        onChoose={(child) => setFilters({ ...filters, child: child ? [child] : [], most: [] })}
      />
      {(age || filters.most) && (
        <Suspense>
          <Help />
        </Suspense>
      )}
    </>
  );
}
