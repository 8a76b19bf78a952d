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
import type { Cinema } from '@/lib/domain/cinema';
import type { NearCinema } from '@/lib/domain/nearby';
import { filteredPath } from '@/lib/routing/filters';
import { pickFirstLines } from './cinema.logic';
import { Directions } from './directions';
import styles from './information.module.scss';
import { PlaceMap } from './place-map';
import { drawPlace } from './place-map.logic';
import { Services } from './services';
import { Size } from './size';

const shot = coverOf('hall', { tablet: ['280px', 3 / 2], phone: ['45vw', 3 / 2] });

/** How to come and what awaits: the way, accessibility, services, the house itself. */
export function Information({ cinema, near }: { cinema: Cinema; near: readonly NearCinema[] }) {
  const t = useTranslations('cinema.info');
  const page = useTranslations('cinema');
  const plan = drawPlace(cinema, near);
  return (
    <div className={styles.information}>
      {plan && <PlaceMap plan={plan} />}
      <div className={styles.place}>
        <address>
          <b>{cinema.street}</b>
          <br />
          {cinema.postalCode} {cinema.city}
        </address>
        <Directions cinema={cinema} className={buttonClass({ variant: 'primary' })} />
      </div>
      <AtAGlance cinema={cinema} />
      {cinema.itinerary && (
        <Part title={page('access')}>
          <Prose html={cinema.itinerary} size="note" />
        </Part>
      )}
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

/** What most come to look up, each with its sign. */
function AtAGlance({ cinema }: { cinema: Cinema }) {
  const t = useTranslations('cinema');
  const [way] = pickFirstLines(cinema.itinerary ?? '', 2).filter((line) => !line.startsWith(cinema.street));
  const facts: [IconName, ReactNode][] = [];
  if (way) facts.push(['tram', way]);
  if (cinema.isAccessible) facts.push(['wheelchair', t('stepFree')]);
  if (cinema.halls || cinema.seats) facts.push(['seat', <Size key="size" cinema={cinema} />]);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.glance}>
      {facts.map(([icon, fact]) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );
}

function Accessibility({ cinema: { slug, accessibility, isAccessible } }: { cinema: Cinema }) {
  const t = useTranslations('cinema.info');
  const page = useTranslations('cinema');
  return (
    <Part title={t('accessible')}>
      {isAccessible && <p>{page('stepFree')}</p>}
      {accessibility?.html && <Prose html={accessibility.html} size="note" />}
      {accessibility?.url && (
        <EditorLink className={textLinkClass()} href={accessibility.url}>
          {t('accessibleMore')}
        </EditorLink>
      )}
      <GoLink to="accessible" suffix={filteredPath('', { localisation: [slug] })}>
        {t('accessibleShowings')}
      </GoLink>
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
