import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/layout/layout';
import { type Box, coverOf } from '@/components/ui/picture/cover-of';
import { CutPicture } from '@/components/ui/picture/cut-picture';
import { phoneCut } from '@/components/ui/picture/phone-cut';
import { Picture } from '@/components/ui/picture/picture';
import { Ribbon } from '@/components/ui/ribbon/ribbon';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { Rating } from '@/components/views/rating/rating';
import { ShowFlags } from '@/components/views/show-flags/show-flags';
import { pickOpeningPhase } from '@/lib/domain/opening';
import type { Show, Vod } from '@/lib/domain/show';
import type { Tag } from '@/lib/domain/tag';
import { useMoney } from '@/lib/i18n/use-money';
import { serverNow } from '@/lib/time/now';
import { AgeSentence } from './age-sentence';
import { Badges } from './badges';
import { Credits } from './credits';
import styles from './hero.module.scss';
import { HeroActs } from './hero-acts';
import { OpensOn } from './opens-on';
import { shortenOpening } from './show.logic';
import { ShowFacts } from './show-facts';

/** Backdrop, poster and what one decides by. */
export function Hero({ show, isOn, flags }: { show: Show; isOn: boolean; flags: readonly Tag[] }) {
  const tone = show.tone ?? undefined;
  const opens = pickOpeningPhase(show, serverNow());
  return (
    <section className={styles.hero} style={{ '--tone': tone } as CSSProperties}>
      {/* Its words stand at its foot and would climb with every line that comes: nothing is painted before the last. */}
      <link rel="expect" href={`#${lastOfHero}`} blocking="render" />
      <div className={styles.backdrop}>
        <CutPicture
          src={show.backdrop?.lg ?? null}
          alt=""
          ratio="fill"
          tone={tone}
          {...backdrop}
          focus="72% 30%"
          phone={show.backdrop?.lg ? phoneCut(show.backdrop.lg, 'still', '3x2', onPhone) : null}
          first
        />
      </div>
      <Wrap>
        <div className={styles.inside}>
          <div className={styles.poster} data-landing>
            <Picture src={show.poster?.lg ?? null} alt="" sizes={posterSizes} tone={tone} title={show.title} first />
          </div>
          <div className={styles.head}>
            <div className={styles.flags}>
              {show.flag && <Ribbon flag={show.flag.colour}>{show.flag.text}</Ribbon>}
              <ShowFlags show={show} titles={flags.map(({ title }) => title)} />
            </div>
            <h1 className={styles.title}>{show.title}</h1>
            <ShowFacts show={show} />
          </div>
          <div className={styles.more}>
            <div className={styles.words}>
              <div className={styles.door}>
                <Rating rating={show.rating} full meaning={<AgeSentence rating={show.rating} />} />
              </div>
              {show.synopsis && <p className={styles.lead}>{shortenOpening(show.synopsis)}</p>}
              <Badges flags={flags} ribbon={show.flag?.text} />
              {show.vod && <AtHome vod={show.vod} />}
              {opens && <OpensOn show={show} isOut={isOn} />}
            </div>
            <Credits show={show} />
            <HeroActs show={show} board={!isOn || opens === 'near' ? null : opens ? 'times' : 'book'} />
          </div>
        </div>
      </Wrap>
      {/* Chromium waits for a start tag only: an id on the section itself would let go at once. */}
      <span id={lastOfHero} hidden />
    </section>
  );
}

const onPhone: Box = ['100vw', '17.5rem'];
const backdrop = coverOf('still', {
  desktop: ['100vw', '34rem'],
  tablet: ['100vw', '28rem'],
  phone: onPhone,
});
const lastOfHero = 'hero-is-whole';
const posterSizes = '(min-width: 1440px) 248px, (min-width: 700px) 208px, 88px';

function AtHome({ vod: { url, amount } }: { vod: Vod }) {
  const t = useTranslations('show');
  const money = useMoney();
  return (
    <p>
      <a className={textLinkClass('go')} href={url}>
        {amount === null ? t('vod') : t('vodFor', { price: money(amount, 'short') })}
        <Icon name="go" />
      </a>
    </p>
  );
}
