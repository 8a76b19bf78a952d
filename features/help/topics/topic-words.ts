import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/sites/brand';
import { passName } from '@/lib/sites/pass-name';
import type { Topic } from './help.table';

/** What a topic is called, and what it is about. */
export function useTopicWords(): (topic: Pick<Topic, 'word'>) => { title: string; text: string } {
  const t = useTranslations('help');
  const pass = passName(useLocale());
  return ({ word }) => ({
    title: t(`topic.${word}.title`, { brand: brand.name, pass: pass ?? '' }),
    text: t(`topic.${word}.text`),
  });
}
