'use client';
// Its address says with whom the visitor comes; what the ages mean is fetched once somebody is about to choose one.
import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useDeferredValue } from 'react';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { ChoiceField } from '@/components/views/own-picks/choice-field';
import { useLanguage } from '@/lib/i18n/use-language';
import { wordsUrl } from '@/lib/i18n/words-url';
import { useFilters } from '@/lib/routing/use-filters';
import { askAnswer } from '@/lib/visitor/answers/answers.store';

const loadHelp = () => import('./family-help').then((file) => file.FamilyHelp);
const Help = lazyPart(loadHelp);
const ages = Array.from({ length: 18 }, (_, age) => String(age));

/** The age of the youngest among the filters of the guide. */
export function FamilyIsland() {
  const [filters, setFilters] = useFilters();
  const t = useTranslations('guide');
  const language = useLanguage();
  const [age = ''] = filters.child ?? [];
  const isHelped = useDeferredValue(Boolean(age || filters.most));
  const prepare = () => {
    // Whoever chooses an age all the same is told by what then needs them.
    loadHelp().catch(() => {});
    void askAnswer(wordsUrl(language, 'family'));
  };
  return (
    <>
      <ChoiceField
        label={t('youngest')}
        chosen={age}
        values={ages}
        none={t('noChild')}
        write={useCallback((value: string) => t('years', { age: Number(value) }), [t])}
        onChoose={(child) => setFilters({ ...filters, child: child ? [child] : [], most: [] })}
        onNear={prepare}
      />
      <Suspense>{isHelped && <Help />}</Suspense>
    </>
  );
}
