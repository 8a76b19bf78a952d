import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoLink } from '@/components/page/link/go-link';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon.names';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { Prose } from '@/components/ui/prose/prose';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { EditorLink } from '@/components/views/editor-link/editor-link';
import { FeedLine } from '@/components/views/feed-line/feed-line';
import type { Cinema } from '@/lib/domain/cinema';
import { townLine } from '@/lib/domain/cinema-address';
import type { NearCinema } from '@/lib/domain/nearby';
import { filteredPath } from '@/lib/routing/filters';
import { Directions } from './directions';
import styles from './information.module.scss';
import { NeighbourMap } from './neighbour-map';
import { drawNeighbours } from './neighbour-map.logic';
import { Services } from './services';
import { Size } from './size';

const shot = coverOf('hall', { tablet: ['280px', 3 / 2], phone: ['45vw', 3 / 2] });

/** How to come and what awaits: the way, accessibility, services, the house itself. */
export function Information({ cinema, near }: { cinema: Cinema; near: readonly NearCinema[] }) {
  const t = useTranslations('cinema.info');
  const page = useTranslations('cinema');
  const plan = drawNeighbours(cinema, near);
  const { street } = cinema;
  const town = townLine(cinema);
  return (
    <div className={styles.information}>
      {plan && <NeighbourMap plan={plan} />}
      <div className={styles.place}>
        {(street || town) && (
          <address>
            {street && <b>{street}</b>}
            {street && town && <br />}
            {town}
          </address>
        )}
        <Directions cinema={cinema} className={buttonClass({ variant: 'primary' })} />
      </div>
      <AtAGlance cinema={cinema} />
      <Services services={cinema.services} />
      <Accessibility cinema={cinema} />
      {cinema.photos.length > 0 && (
        <Part title={t('photos')}>
          <ul className={styles.photos}>
            {cinema.photos.map((photo, index) => (
              <li key={photo}>
                <Picture
                  src={photo}
                  alt={t('photo', { name: cinema.name, number: index + 1, count: cinema.photos.length })}
                  ratio="photo"
                  {...shot}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('about')}>
        {cinema.description && <Prose html={cinema.description} size="note" />}
        {cinema.businessUrl && (
          <a className={textLinkClass()} href={cinema.businessUrl} target="_blank" rel="noreferrer">
            {t('listing')} <VisuallyHidden>{page('newTab')}</VisuallyHidden>
          </a>
        )}
      </Part>
    </div>
  );
}

/** What most come to look up, each with its sign and said nowhere else in the panel. */
function AtAGlance({ cinema: { itinerary, isAccessible, halls, seats } }: { cinema: Cinema }) {
  const t = useTranslations('cinema');
  const facts: [IconName, ReactNode][] = [];
  if (itinerary) facts.push(['tram', <Prose key="way" html={itinerary} size="note" />]);
  if (isAccessible) facts.push(['wheelchair', <b key="access">{t('stepFree')}</b>]);
  if (halls || seats) {
    facts.push([
      'seat',
      <b key="size">
        <Size cinema={{ halls, seats }} />
      </b>,
    ]);
  }
  if (facts.length === 0) return null;
  return (
    <ul className={styles.glance}>
      {facts.map(([icon, fact]) => (
        <li key={icon}>
          <Icon name={icon} />
          {fact}
        </li>
      ))}
    </ul>
  );
}

function Accessibility({ cinema: { slug, accessibility } }: { cinema: Cinema }) {
  const t = useTranslations('cinema.info');
  return (
    <Part title={t('accessible')}>
      {accessibility?.html && <Prose html={accessibility.html} size="note" />}
      {accessibility?.url && (
        <EditorLink className={textLinkClass()} href={accessibility.url}>
          {t('accessibleMore')}
        </EditorLink>
      )}
      <GoLink to="accessible" suffix={filteredPath('', { localisation: [slug] })}>
        {t('accessibleShowings')}
      </GoLink>
      <FeedLine cinema={slug} feeds={['accessible']} />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
