import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import type { Block } from './composed-page.logic';

/** The title of the page, on its picture where it has one. */
export function Opening({ header: { title, subtitle, backdrop } }: { header: Block<'header'> }) {
  if (!backdrop)
    return (
      <Wrap>
        <PageHead title={title}>{subtitle}</PageHead>
      </Wrap>
    );
  return (
    <PageHero picture={backdrop.lg} title={title}>
      {subtitle && <p>{subtitle}</p>}
    </PageHero>
  );
}
