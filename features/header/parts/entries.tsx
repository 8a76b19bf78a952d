import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon/icon';
import { href } from '@/lib/routing/href';
import { template } from '@/lib/routing/routes';
import { type Locale, locales } from '@/lib/sites/locales';
import { entries, foldersOf } from '../header.table';
import { CinemasLink } from './cinemas-link.island';
import { EntryLink } from './entry-link.island';

interface Props {
  locale: Locale;
  className: string | undefined;
  /** Of the entries that need a wide screen; left out, they are. */
  wideClassName?: string | undefined;
  icons?: boolean;
}

/** The entries whose screen this site has. */
export function Entries({ locale, className: usual, wideClassName, icons = false }: Props) {
  const t = useTranslations('header.entry');
  return entries.map(({ screen, word, icon, kinds, followsLocator, wide }) => {
    const path = href(locale, screen as 'shows');
    const className = wide ? wideClassName : usual;
    if (path === null || (wide && !wideClassName)) return null;
    const folders = foldersOf(kinds);
    const content = (
      <>
        {icons && <Icon name={icon} />}
        {t(word)}
      </>
    );
    return followsLocator ? (
      <CinemasLink key={screen} paths={cinemaPaths(locale, path)} folders={folders} className={className}>
        {content}
      </CinemasLink>
    ) : (
      <EntryLink key={screen} href={path} folders={folders} className={className}>
        {content}
      </EntryLink>
    );
  });
}

const cinemaPaths = (locale: Locale, list: string) => ({
  list,
  cinema: template('cinema', locales[locale]),
  cityLight: template('cityLight', locales[locale]),
});
