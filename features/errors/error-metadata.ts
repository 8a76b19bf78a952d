import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/sites/brand';

/** Title of an error page, which no search engine keeps. */
export async function errorMetadata(kind: 'missing' | 'gone' | 'unavailable'): Promise<Metadata> {
  const t = await getTranslations('errors');
  return { title: `${t(`${kind}.title`)} · ${brand.name}`, robots: { index: false } };
}
