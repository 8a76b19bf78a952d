import { HelpArticleBySlug, helpArticleMetadata } from '../../../../_pages/help-article-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/in-app/help/article/[slug]'>;

export const generateMetadata = (props: Props) => helpArticleMetadata('app', props);

export default function HelpArticleInAppPage(props: Props) {
  return <HelpArticleBySlug way="app" {...props} />;
}
