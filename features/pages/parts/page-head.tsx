import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import type { Block } from './composed-page.logic';

type Props = {
  header: Block<'header'> /** The id of the titles further down, where there are any. */;
  titles: string | null;
};

/** The title of the page, on its picture where it has one, and the way to what can be booked. */
export function Opening({ header: { kicker, title, subtitle, backdrop }, titles }: Props) {
  const t = useTranslations('pages');
  if (!backdrop)
    return (
      <Wrap>
        <PageHead title={title}>
          {kicker}
          {kicker && <br />}
          {subtitle}
        </PageHead>
      </Wrap>
    );
  return (
    <PageHero picture={backdrop.lg} print="scene" kicker={kicker} title={title}>
      {subtitle && <p>{subtitle}</p>}
      {titles && (
        <a className={buttonClass({ variant: 'primary' })} href={`#${titles}`}>
          {t('times')}
        </a>
      )}
    </PageHero>
  );
}
