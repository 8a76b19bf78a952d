import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { CheckerScreen } from '@/features/vouchers/vouchers';
import { settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import type { FeatureFlag } from '@/lib/domain/settings';
import { href } from '@/lib/routing/href';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';

type CheckerKind = ComponentProps<typeof CheckerScreen>['kind'];
type Screen = 'voucher' | 'giftCard' | 'giftCardBalance';
const kindOf: Record<Screen, CheckerKind> = { voucher: 'voucher', giftCard: 'giftCard', giftCardBalance: 'giftCard' };
const flags: Record<CheckerKind, FeatureFlag> = { voucher: 'voucherCheckerEnabled', giftCard: 'giftCard' };
const kinds = ['voucher', 'giftCard'] as const;

/** The metadata of one of the checkers. */
export async function checkerMetadata(screen: Screen) {
  const t = await getTranslations(`vouchers.meta.${screen}`);
  return screenMetadata(await getLocale(), { title: t('title'), description: t('description') }, screen, withoutParams);
}

/** The page of one checker. A kind the site has switched off has no tab. */
export async function CheckerPage({ screen, children }: { screen: Screen; children?: ReactNode }) {
  const locale = await getLocale();
  const [{ features, captchaKey }, t, offers] = await Promise.all([
    read(locale, settings, {}),
    getTranslations('vouchers'),
    getTranslations('offers'),
  ]);
  const kind = kindOf[screen];
  const steps = [
    { name: offers('title'), path: href(locale, 'offers') },
    { name: t(`kind.${kind}`), path: href(locale, screen) },
  ];
  return (
    <>
      <PageData screen={screen} />
      <CheckerScreen
        kind={kind}
        kinds={kinds.filter((one) => features[flags[one]])}
        captchaKey={captchaKey}
        trail={<PageBreadcrumbs label={offers('trail')} steps={steps} />}
      >
        {children}
      </CheckerScreen>
    </>
  );
}
