import { CheckerPage, checkerMetadata } from '../_pages/vouchers-page';

export const revalidate = 300;

export const generateMetadata = () => checkerMetadata('voucher');

export default function VoucherPage() {
  return <CheckerPage screen="voucher" />;
}
