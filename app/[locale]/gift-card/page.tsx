import { GiftCardRules } from '@/features/vouchers/vouchers';
import { CheckerPage, checkerMetadata } from '../_pages/vouchers-page';

export const revalidate = 300;

export const generateMetadata = () => checkerMetadata('giftCard');

export default function GiftCardPage() {
  return (
    <CheckerPage screen="giftCard">
      <GiftCardRules />
    </CheckerPage>
  );
}
