import { CardPage, cardMetadata } from '../_pages/ecards-page';

export const revalidate = 300;

export const generateMetadata = () => cardMetadata('ecards3');

export default function EcardsPage() {
  return <CardPage screen="ecards3" />;
}
