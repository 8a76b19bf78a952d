import { getLocale } from 'next-intl/server';
import { ChatCard } from '@/features/chat/chat-card';
import { homeMetadata } from '@/features/help/help.metadata';
import { HelpHomePage } from '../_pages/help-home-page';

export const revalidate = 300;

export const generateMetadata = async () => homeMetadata(await getLocale(), 'site');

export default function HelpPage() {
  return <HelpHomePage way="site" chat={<ChatCard />} />;
}
