import { HelpTopicPage, helpCategoryMetadata } from '../../../_pages/help-category-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/help/category/[id]'>;

export const generateMetadata = (props: Props) => helpCategoryMetadata('site', props);

export default function HelpCategoryPage(props: Props) {
  return <HelpTopicPage way="site" {...props} />;
}
