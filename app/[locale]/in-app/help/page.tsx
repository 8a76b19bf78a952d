import { getLocale } from 'next-intl/server';
import { homeMetadata } from '@/features/help/help.metadata';
import { HelpHomePage } from '../../_pages/help-home-page';

export const revalidate = 300;

export const generateMetadata = async () => homeMetadata(await getLocale(), 'app');

export default function HelpInAppPage() {
  return <HelpHomePage way="app" />;
}
