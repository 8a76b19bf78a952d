import type { Metadata } from 'next';
import type { ComposedPage } from '@/lib/domain/page';
import type { ComposedScreen } from '@/lib/routing/composed-screens';
import { describeComposed } from '@/lib/seo/describe';
import { screenMetadata } from '@/lib/seo/metadata';
import { type Locale, locales } from '@/lib/sites/locales';

/** Rules differ by country, so the screen of another site is no translation of this one. */
export const termsMetadata = (locale: Locale, screen: ComposedScreen, page: ComposedPage): Metadata =>
  screenMetadata(
    locale,
    { title: page.seo.title ?? page.title, description: describeComposed(page) },
    screen,
    ({ site }) => (site === locales[locale].site ? [] : null),
  );
