import { ChatCard } from '@/features/chat/chat-card';
import { HelpArticleBySlug, helpArticleMetadata } from '../../../_pages/help-article-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/help/article/[slug]'>;

export const generateMetadata = (props: Props) => helpArticleMetadata('site', props);

export default function HelpArticlePage(props: Props) {
  return <HelpArticleBySlug way="site" chat={<ChatCard />} {...props} />;
}
