import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Prose } from '@/components/ui/prose/prose';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { EcardList, EcardPicture, EcardView } from '@/components/views/ecard/ecard-view';
import { Price } from '@/components/views/price/price';
import type { Ecard } from '@/lib/domain/cinema';
import { useMoney } from '@/lib/i18n/use-money';
import type { CounterPrice } from './ecards.load';
import styles from './ecards.module.scss';

const shot = coverOf('ecard', { desktop: ['44vw', 680 / 428], phone: ['92vw', 680 / 428] });

type Props = {
  /** How many seats the page is about. */
  places: number;
  /** Null when it is not on sale. */
  card: Ecard | null;
  others: readonly Ecard[];
  /** What its seats cost one by one; null where nobody can say. */
  counter: CounterPrice | null;
  /** How many cinemas the country has; 0 where nobody can say. */
  cinemas: number;
  trail: ReactNode;
};

/** One card of several seats, the rules of all of them, and the other cards. */
export function EcardsScreen({ places, card, others, counter, cinemas, trail }: Props) {
  const t = useTranslations('ecards');
  return (
    <div data-surface="paper" className={styles.page}>
      <Wrap>
        {trail}
        {card ? <Card card={card} counter={counter} /> : <NotOnSale places={places} />}
        {card && <Rules card={card} cinemas={cinemas} />}
      </Wrap>
      {others.length > 0 && (
        <Section labelledBy="others-title">
          <SectionHead id="others-title" title={t('others')} />
          <EcardList>
            {others.map((other) => (
              <li key={other.id}>
                <EcardView card={other} among={others.length} />
              </li>
            ))}
          </EcardList>
        </Section>
      )}
    </div>
  );
}

function Card({ card, counter }: { card: Ecard; counter: CounterPrice | null }) {
  const t = useTranslations('ecards');
  const money = useMoney();
  const { label, places, each, total, html, image, message, url } = card;
  const saves = counter && counter.amount * places > total ? counter : null;
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        {message && <p className={styles.mark}>{message}</p>}
        <h1 className={styles.title}>{label}</h1>
        <div className={styles.lead}>
          <p>{t('lead', { places, price: money(each) })}</p>
          {html && <Prose html={html} size="lead" />}
        </div>
        <Price amount={total} initial={saves && saves.amount * places} />
        {url && (
          <a className={buttonClass({ variant: 'primary' })} href={url}>
            {t('buy')}
            <Icon name="external" />
          </a>
        )}
        {saves && (
          <p className={styles.note}>
            {t('struck', { places, price: money(saves.amount), line: saves.line, cinema: saves.cinema })}
          </p>
        )}
      </div>
      <EcardPicture src={image} {...shot} first />
    </div>
  );
}

function Rules({ card: { isNational, places }, cinemas }: { card: Ecard; cinemas: number }) {
  const t = useTranslations('ecards.rules');
  const rules = [
    [t('where'), isNational ? t('everywhere', { cinemas }) : t('some')],
    [t('when'), t('whenText')],
    [t('howMany'), t('together', { places })],
    [t('extra'), t('extraText')],
    [t('how'), t('howText')],
    [t('gift'), t('giftText')],
  ];
  return (
    <dl className={styles.rules}>
      {rules.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function NotOnSale({ places }: { places: number }) {
  const t = useTranslations('ecards');
  return (
    <>
      <h1 className={`${styles.title} ${styles.alone}`}>{t('title', { places })}</h1>
      <StateMessage title={t('none')} text={t('noneText')} level={2}>
        <Link to="offers" className={buttonClass()}>
          {t('offers')}
        </Link>
      </StateMessage>
    </>
  );
}
