import { RulesPage, rulesMetadata } from '../_pages/terms-page';

export const revalidate = 300;

export const generateMetadata = () => rulesMetadata('terms');

export default function TermsPage() {
  return <RulesPage screen="terms" />;
}
