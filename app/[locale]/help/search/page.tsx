import { getLocale } from 'next-intl/server';
import { ChatCard } from '@/features/chat/chat-card';
import { searchMetadata } from '@/features/help/help.metadata';
import { HelpResultsPage } from '../../_pages/help-search-page';

export const revalidate = 300;

export const generateMetadata = async () => searchMetadata(await getLocale(), 'site');

export default function HelpSearchPage() {
  return <HelpResultsPage way="site" chat={<ChatCard />} />;
}
