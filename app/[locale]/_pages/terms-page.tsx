import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { TermsScreen } from '@/features/terms/terms';
import { findTerms } from '@/features/terms/terms.load';
import { termsMetadata } from '@/features/terms/terms.metadata';
import type { ComposedScreen } from '@/lib/routing/composed-screens';

const load = async (screen: ComposedScreen) => (await findTerms(await getLocale(), screen)) ?? notFound();

/** The metadata of a page of rules. */
export const rulesMetadata = async (screen: ComposedScreen) =>
  termsMetadata(await getLocale(), screen, await load(screen));

/** The page of rules: of distance selling, and the general terms. */
export async function RulesPage({ screen }: { screen: ComposedScreen }) {
  return (
    <>
      <PageData screen={screen} />
      <TermsScreen page={await load(screen)} />
    </>
  );
}
