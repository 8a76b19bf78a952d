import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { ClosePanel } from '@/components/ui/link-panel/close-panel';
import { LinkPanel } from '@/components/ui/link-panel/link-panel';
import { panelLinkClass } from '@/components/ui/link-panel/panel-link';
import { href } from '@/lib/routing/href';
import { type LocaleFacts, locales, localesOf } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import styles from './language.module.scss';

const panel = 'languages';

/** The same for a menu: its links alone, and nothing where there is no choice. */
export function LanguageLinks() {
  const t = useTranslations('language');
  const current = locales[useLocale()];
  if (localesOf(current.site).length < 2) return null;
  return (
    <nav className={styles.inMenu} aria-label={t('title')}>
      <Languages current={current} />
    </nav>
  );
}

/** The languages of this site, where there is a choice. A native popover and plain links to each home page: without scripts it still works. */
export function LanguageSwitch() {
  const t = useTranslations('language');
  const current = locales[useLocale()];
  if (localesOf(current.site).length < 2) return null;
  return (
    <div className={styles.switch}>
      <button type="button" className={styles.trigger} popoverTarget={panel}>
        <Icon name="globe" label={t('title')} />
        {languageName(current)}
      </button>
      <LinkPanel id={panel} modal="languageSwitch" label={t('title')} side="above">
        <ClosePanel of={panel} />
        <Languages current={current} />
      </LinkPanel>
      <span hidden data-untranslated={t('untranslated.title')} data-text={t('untranslated.text')} />
    </div>
  );
}

function Languages({ current }: { current: LocaleFacts }) {
  return (
    <ul>
      {localesOf(current.site).map((locale) => (
        <li key={locale.code}>
          <a
            className={panelLinkClass}
            href={href(locale.code, 'home') ?? '/'}
            hrefLang={locale.code}
            lang={locale.language}
            {...(locale === current && { 'aria-current': 'true' as const })}
          >
            {locale === current ? <Icon name="check" /> : <span className={styles.gap} />}
            {languageName(locale)}
            <small className={styles.country}>{countryName(locale)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** In its own words: "Français", "Deutsch". */
function languageName({ language }: LocaleFacts): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const countryName = ({ language, site }: LocaleFacts) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(siteFacts(site).country);
