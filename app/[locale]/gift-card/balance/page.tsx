import { CheckerPage, checkerMetadata } from '../../_pages/vouchers-page';

export const revalidate = 300;

export const generateMetadata = () => checkerMetadata('giftCardBalance');

export default function GiftCardBalancePage() {
  return <CheckerPage screen="giftCardBalance" />;
}
