import { HelpArticleById, helpArticleByIdMetadata } from '../../../../_pages/help-article-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/in-app/help/article-by-id/[id]'>;

export const generateMetadata = (props: Props) => helpArticleByIdMetadata('app', props);

export default function HelpArticleByIdInAppPage(props: Props) {
  return <HelpArticleById way="app" {...props} />;
}
