import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { FeatureFlag } from '@/lib/domain/settings';
import { href } from '@/lib/routing/href';
import { template } from '@/lib/routing/routes';
import { brand } from '@/lib/sites/brand';
import { type Locale, locales } from '@/lib/sites/locales';
import { passName } from '@/lib/sites/pass-name';
import { siteFacts } from '@/lib/sites/sites';
import { ticketingPage } from '@/lib/sites/ticketing-pages';
import { CinemasLink } from './cinemas-link.island';
import { EntryLink } from './entry-link.island';
import styles from './entry-list.module.scss';
import { type HeaderEntry, listEntries, listFolders, screenFolder } from './header.table';

export type EntryLook = {
  /** Undefined where the entry is not shown. */
  look: (entry: HeaderEntry) => string | undefined;
  hasIcons?: boolean;
};

interface Props extends EntryLook {
  features: Readonly<Partial<Record<FeatureFlag, boolean>>>;
  /** Empty where it is not known. */
  ticketingUrl?: string;
}

export function EntryList({ features, ticketingUrl = '', look, hasIcons = false }: Props) {
  const t = useTranslations('header.entry');
  const locale = useLocale();
  const { language, site: id } = locales[locale];
  const site = siteFacts(id);
  const entryPath = (to: HeaderEntry['to']) => {
    if (typeof to === 'string') return href(locale, to as 'shows');
    return 'host' in to ? `https://${to.host}.${site.domain}` : ticketingPage(ticketingUrl, language, to.ticketing);
  };
  return listEntries(site, features).map((entry) => {
    const { to, word, icon, kinds, followsLocator } = entry;
    const shown = look(entry);
    const className = shown && entry.forOwners ? `${shown} ${styles.owners}` : shown;
    const path = entryPath(to);
    if (!className || path === null) return null;
    const content = (
      <>
        {hasIcons && <Icon name={icon} />}
        {t(word, { brand: brand.name, pass: passName(locale) ?? '' })}
      </>
    );
    if (typeof to !== 'string')
      return (
        <a key={word} href={path} className={className}>
          {content}
        </a>
      );
    const folders = kinds ? listFolders(kinds) : [screenFolder(to)];
    return followsLocator ? (
      <CinemasLink key={word} paths={cinemaPaths(locale, path)} folders={folders} className={className}>
        {content}
      </CinemasLink>
    ) : (
      <EntryLink key={word} href={path} folders={folders} className={className}>
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
