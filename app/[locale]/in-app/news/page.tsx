import { NewsListPage, newsMetadata } from '../../_pages/news-page';

export const revalidate = 300;

export const generateMetadata = () => newsMetadata('newsInApp');

export default function NewsInAppPage() {
  return <NewsListPage screen="newsInApp" />;
}
