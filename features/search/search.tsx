import { useLocale, useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { HeaderToolWord, headerToolClass } from '@/components/ui/header-tool/header-tool';
import { Icon } from '@/components/ui/icon/icon';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { href } from '@/lib/routing/href';
import { type ScreenFacts, screenFacts } from '@/lib/routing/screen-facts';
import { ownScreens } from './dialog/own-screens';
import { SearchLayer, SearchLink } from './dialog/search.island';

/** In the header: the way to the search, and what opens it by a key. Without scripts it leads to the films. */
export async function Search() {
  const locale = await getLocale();
  const { search, features, isKnown } = await readSettingsOrDefaults(locale);
  const screens = ownScreens.filter((screen) => {
    const { flag } = screenFacts[screen] as ScreenFacts;
    return href(locale, screen) && (!flag || !isKnown || features[flag]);
  });
  return (
    <>
      <SearchEntry className={headerToolClass()} isTool />
      <SearchLayer rules={{ ...search, screens }} path={href(locale, 'shows') ?? '/'} />
    </>
  );
}

type EntryProps = { className: string | undefined; isTool?: boolean };

/** The same in the bar of a phone. */
export function SearchEntry({ className, isTool = false }: EntryProps) {
  const t = useTranslations('search');
  return (
    <SearchLink path={href(useLocale(), 'shows') ?? '/'} className={className}>
      <Icon name="search" />
      {isTool ? <HeaderToolWord>{t('open')}</HeaderToolWord> : t('bar')}
    </SearchLink>
  );
}
