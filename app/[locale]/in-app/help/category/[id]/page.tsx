import { HelpTopicPage, helpCategoryMetadata } from '../../../../_pages/help-category-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/in-app/help/category/[id]'>;

export const generateMetadata = (props: Props) => helpCategoryMetadata('app', props);

export default function HelpCategoryInAppPage(props: Props) {
  return <HelpTopicPage way="app" {...props} />;
}
