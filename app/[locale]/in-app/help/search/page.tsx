import { getLocale } from 'next-intl/server';
import { searchMetadata } from '@/features/help/help.metadata';
import { HelpResultsPage } from '../../../_pages/help-search-page';

export const revalidate = 300;

export const generateMetadata = async () => searchMetadata(await getLocale(), 'app');

export default function HelpSearchInAppPage() {
  return <HelpResultsPage way="app" />;
}
