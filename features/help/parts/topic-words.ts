import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import type { Topic } from '../help.load';

/** What a topic is called, and what it is about. */
export function useTopicWords(): (topic: Pick<Topic, 'word'>) => { title: string; text: string } {
  const t = useTranslations('help');
  const { pass } = siteFacts(locales[useLocale()].site);
  return ({ word }) => ({
    title: t(`topic.${word}.title`, { brand: brand.name, pass: pass?.name ?? '' }),
    text: t(`topic.${word}.text`),
  });
}
