import { ChatCard } from '@/features/chat/chat-card';
import { HelpArticleById, helpArticleByIdMetadata } from '../../../_pages/help-article-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/help/article-by-id/[id]'>;

export const generateMetadata = (props: Props) => helpArticleByIdMetadata('site', props);

export default function HelpArticleByIdPage(props: Props) {
  return <HelpArticleById way="site" chat={<ChatCard />} {...props} />;
}
