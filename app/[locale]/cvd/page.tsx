import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { TermsScreen } from '@/features/terms/terms';
import { readTerms } from '@/features/terms/terms.load';
import { termsMetadata } from '@/features/terms/terms.metadata';

export const revalidate = 300;

export const generateMetadata = async () => termsMetadata(await getLocale(), 'cvd', await load());

export default async function CvdPage() {
  return (
    <>
      <PageData screen="cvd" />
      <TermsScreen page={await load()} />
    </>
  );
}

const load = async () => (await readTerms(await getLocale(), 'cvd')) ?? notFound();
