import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Link } from '@/components/page/link/link';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { EcardList, EcardView } from '@/components/views/ecard/ecard-view';
import type { Ecard } from '@/lib/domain/cinema';
import { href } from '@/lib/routing/href';
import { cardScreen } from './offers.logic';

/** Cards of several seats; those with a page of their own lead to it. */
export function Cards({ cards }: { cards: readonly Ecard[] }) {
  const t = useTranslations('offers');
  const hasPage = href(useLocale(), 'ecards5') !== null;
  return (
    <Section id="cards" labelledBy="cards-title" surface="paper">
      <SectionHead
        id="cards-title"
        title={t('cards')}
        {...(hasPage && {
          more: <GoLink to="ecards5">{t('compare')}</GoLink>,
        })}
      />
      <EcardList>
        {cards.map((card, index) => {
          const screen = cardScreen(card.places);
          return (
            <li key={card.id}>
              <EcardView
                card={card}
                among={cards.length}
                chosen={index === 0}
                {...(screen && { name: <Link to={screen}>{card.label}</Link> })}
              />
            </li>
          );
        })}
      </EcardList>
    </Section>
  );
}
