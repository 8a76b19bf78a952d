import { NewsListPage, newsMetadata } from '../_pages/news-page';

export const revalidate = 300;

export const generateMetadata = () => newsMetadata('news');

export default function NewsPage() {
  return <NewsListPage screen="news" />;
}
