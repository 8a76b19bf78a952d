import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Tabs, tabClass } from '@/components/ui/tabs/tabs';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { Words } from '@/lib/i18n/words';
import { href } from '@/lib/routing/href';
import { CardBack } from './parts/card-back';
import { Checker } from './parts/checker.island';
import type { CheckerKind } from './parts/checkers';
import styles from './vouchers.module.scss';

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
          <Checker kind={kind} captchaKey={captchaKey} picture={<CardBack kind={kind} />}>
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
