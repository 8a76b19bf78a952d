import { useLocale } from 'next-intl';
import type { CSSProperties } from 'react';
import { Glow } from '@/components/ui/glow/glow';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { outlines } from '@/lib/sites/outlines';
import type { CityGroup } from '../parts/cinemas.logic';
import { drawCountry, type MapTown } from './country-map.logic';
import styles from './country-map.module.scss';

/**
 * The country with its cinemas as lights. What it says to eyes the list beside it says to everyone, so that it is no
 * second list to listen to.
 */
export function CountryMap({ groups }: { groups: readonly CityGroup[] }) {
  const locale = useLocale();
  const map = drawCountry(outlines[locales[locale].site], groups);
  if (!map) return null;
  const { height, path, towns } = map;
  const listed = new Set(groups.flatMap(({ slug, isListed }) => (isListed ? [slug] : [])));
  const pageOf = (slug: string) => (listed.has(slug) ? href(locale, 'city', { slug }) : null);
  return (
    <div
      className={styles.map}
      style={{ '--ratio': `1000 / ${height}` } as CSSProperties}
      data-screen-only
      aria-hidden="true"
    >
      <svg className={styles.drawing} viewBox={`0 0 1000 ${height}`} aria-hidden="true">
        <defs>
          <pattern id="land" width="16" height="16" patternUnits="userSpaceOnUse">
            <circle cx="8" cy="8" r="2.6" className={styles.grain} />
          </pattern>
          <Glow id="town-light" middle={0.34} edge={0} />
        </defs>
        <path className={styles.land} d={path} fill="url(#land)" />
        {towns.map(({ slug, left, top, count }) => (
          <circle
            key={slug}
            cx={left * 10}
            cy={Math.round((top * height) / 100)}
            r={Math.round(32 + 24 * Math.sqrt(count))}
            fill="url(#town-light)"
          />
        ))}
      </svg>
      {towns.map((town) => (
        <Town key={town.slug} town={town} path={pageOf(town.slug) ?? `#${town.slug}`} />
      ))}
    </div>
  );
}

function Town({ town: { slug, name, count, left, top, side }, path }: { town: MapTown; path: string }) {
  const place = { insetInlineStart: `${left}%`, insetBlockStart: `${top}%`, '--many': Math.min(count, 9) };
  return (
    <IntentLink
      href={path}
      tabIndex={-1}
      className={styles.town}
      style={place as CSSProperties}
      data-of={slug}
      data-side={side ?? 'hidden'}
    >
      <span className={styles.name}>{name}</span>
    </IntentLink>
  );
}
