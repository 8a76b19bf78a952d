import { RulesPage, rulesMetadata } from '../_pages/terms-page';

export const revalidate = 300;

export const generateMetadata = () => rulesMetadata('cvd');

export default function CvdPage() {
  return <RulesPage screen="cvd" />;
}
