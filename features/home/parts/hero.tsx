import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Facts } from '@/components/ui/facts/facts';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/layout/layout';
import { type Box, coverOf } from '@/components/ui/picture/cover-of';
import { CutPicture } from '@/components/ui/picture/cut-picture';
import { phoneCut } from '@/components/ui/picture/phone-cut';
import { Rating } from '@/components/views/rating/rating';
import type { Show } from '@/lib/domain/show';
import { formatDay } from '@/lib/i18n/day';
import { formatDuration } from '@/lib/i18n/duration';
import { pickShowScreen } from '@/lib/routing/show-screen';
import { isElided } from '@/lib/text/french';
import styles from './hero.module.scss';

const onPhone: Box = ['100vw', '27rem'];
const backdrop = coverOf('still', {
  tablet: ['100vw', '41.25rem'],
  phone: onPhone,
});
/** Further right than stills have their subject: words take the left of the narrower cut that a tablet sees. */
const focus = '80% 50%';
/** Titles longer than this are set smaller. */
const longTitle = 22;

/** One film's backdrop over the whole first screen, and at the foot what can be booked next. */
export function Hero({ show, showings }: { show: Show; showings: ReactNode }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const screen = pickShowScreen(show);
  const director =
    show.directors[0] && t('by', { name: show.directors[0], elided: isElided(show.directors[0]) ? 'yes' : 'no' });
  const facts = [show.minutes && formatDuration(show.minutes, locale), show.genres[0]?.name, director].filter(Boolean);
  return (
    <>
      <section className={styles.hero} style={{ '--tone': show.tone ?? undefined } as CSSProperties}>
        <div className={styles.backdrop}>
          <CutPicture
            src={show.backdrop?.lg ?? show.poster?.lg ?? null}
            alt=""
            ratio="fill"
            tone={show.tone ?? undefined}
            {...backdrop}
            focus={focus}
            phone={show.backdrop?.lg ? phoneCut(show.backdrop.lg, 'still', '1x1', onPhone) : null}
            first
          />
        </div>
        <Wrap>
          <div className={styles.inside}>
            {show.releasedOn && (
              <p className={styles.kicker}>{t('released', { date: formatDay(show.releasedOn, locale, 'date') })}</p>
            )}
            <h2 className={show.title.length > longTitle ? styles.longTitle : styles.title}>{show.title}</h2>
            <Facts>{facts}</Facts>
            <Rating rating={show.rating} />
            {show.synopsis && <p className={styles.lead}>{shortenOpening(show.synopsis)}</p>}
            <div className={styles.acts}>
              <Link
                to={screen}
                params={{ slug: show.slug }}
                suffix="#board"
                className={buttonClass({ variant: 'primary', size: 'tall' })}
              >
                {t('seeShowings')}
              </Link>
              {show.trailers.length > 0 && (
                <Link
                  to={screen}
                  params={{ slug: show.slug }}
                  suffix="?bandeannonce=true"
                  className={buttonClass({ size: 'tall' })}
                >
                  <Icon name="play" />
                  <span className={styles.label}>{t('trailer')}</span>
                </Link>
              )}
            </div>
          </div>
        </Wrap>
      </section>
      {showings}
    </>
  );
}

/** The first sentences, as long as two lines hold. */
function shortenOpening(text: string, most = 150): string {
  const sentences = text.replace(/\s+/g, ' ').match(/[^.!?…]+[.!?…]+/g) ?? [text];
  return sentences
    .reduce((kept, sentence) => (kept && kept.length + sentence.length > most ? kept : kept + sentence), '')
    .trim();
}
