import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Wrap } from '@/components/layout/layout';
import { Link } from '@/components/link/link';
import { PageHead } from '@/components/page-head/page-head';
import { Tabs, tabClass } from '@/components/tabs/tabs';
import { textLinkClass } from '@/components/text-link/text-link';
import { Words } from '@/lib/i18n/words';
import { href } from '@/lib/routing/href';
import { Checker } from './checker.island';
import { CardBack } from './parts/card-back';
import styles from './vouchers.module.scss';
import type { CheckerKind } from './vouchers.queries';

type Props = {
  kind: CheckerKind;
  /** The kinds this site checks. */
  kinds: readonly CheckerKind[];
  captchaKey: string | null;
  trail: ReactNode;
  /** Below the form. */
  children?: ReactNode;
};

/** Where a code is checked: its form, with the other kind a tab away where the site has both. */
export function CheckerScreen({ kind, kinds, captchaKey, trail, children }: Props) {
  const t = useTranslations('vouchers');
  return (
    <div data-surface="paper" className={styles.page}>
      <Wrap>
        {trail}
        <PageHead title={t('title')}>{kinds.length > 1 && t('lead')}</PageHead>
        {kinds.length > 1 && (
          <Tabs label={t('kinds')}>
            {kinds.map((one) => (
              <li key={one}>
                <Link to={one} className={tabClass} current={one === kind}>
                  {t(`kind.${one}`)}
                </Link>
              </li>
            ))}
          </Tabs>
        )}
        <Words of={['voucherCheck', 'price']}>
          <Checker kind={kind} captchaKey={captchaKey} picture={<CardBack />}>
            <Note />
          </Checker>
        </Words>
        {children}
      </Wrap>
    </div>
  );
}

function Note() {
  const t = useTranslations('vouchers.note');
  const hasHelp = href(useLocale(), 'help') !== null;
  return (
    <p className={styles.note}>
      <noscript>{t('script')} </noscript>
      {t('kept')}{' '}
      {hasHelp && (
        <Link to="help" className={textLinkClass()}>
          {t('help')}
        </Link>
      )}
    </p>
  );
}

/** What a gift card pays for. */
export function GiftCardRules() {
  const t = useTranslations('vouchers.rules');
  return (
    <dl className={styles.rules}>
      {(['where', 'what', 'how'] as const).map((rule) => (
        <div key={rule}>
          <dt>{t(`${rule}.title`)}</dt>
          <dd>{t(`${rule}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
