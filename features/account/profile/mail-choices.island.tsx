'use client';
// What the client has agreed to receive.
import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { useSession } from '@/lib/visitor/session/session';
import { Row } from './row';

export function MailChoices() {
  const t = useTranslations('account.page.settings');
  const { client } = useSession();
  if (!client) return null;
  const { sendNewsletter, mailCommunication, loyaltyLevel } = client;
  return (
    <section aria-labelledby="choices">
      <SectionHead id="choices" title={t('title')} />
      <Row title={t('newsletter')} text={t(sendNewsletter ? 'yes' : 'no')} />
      {mailCommunication.product && <Row title={t('products')} text={t('productsYes')} />}
      {loyaltyLevel > 0 && <Row title={t('level')} text={t('levelText', { level: loyaltyLevel })} />}
    </section>
  );
}
