import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { Wrap } from '@/components/ui/layout/layout';
import { pickShowScreen } from '@/lib/routing/show-screen';
import { withoutBrand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { CookieChoices } from './cookie-choices';
import { EditorialLink } from './editorial-link';
import { Fold } from './fold.island';
import type { FooterContent } from './footer.logic';
import styles from './footer.module.scss';
import { FooterEnd } from './footer-end';
import { Questions } from './questions';

type Props = FooterContent & { /** The language switch. */ language: ReactNode };

/** Screens of films that no menu leads to. */
const waysOn = ['premieres', 'openings'] as const;

export function Footer({
  cinemas,
  films,
  columns,
  questions,
  networks,
  statement,
  cancelUrl,
  opensCookies,
  language,
}: Props) {
  const t = useTranslations('footer');
  const screens = useTranslations('siteMap.screens');
  const { footerCities } = siteFacts(locales[useLocale()].site);
  const places = footerCities.length
    ? footerCities.map(({ slug, name }) => ({ to: 'city', slug, name }) as const)
    : cinemas.map(({ slug, name }) => ({ to: 'cinema', slug, name: withoutBrand(name) }) as const);
  return (
    <footer className={styles.footer} data-chrome>
      <Wrap>
        <div className={styles.top}>
          <div className={styles.columns}>
            <Fold title={t('cinemas')}>
              <ul>
                {places.map(({ to, slug, name }) => (
                  <li key={slug}>
                    <Link to={to} params={{ slug }} className={styles.link}>
                      {name}
                    </Link>
                  </li>
                ))}
                <li>
                  <Link to="cinemas" className={styles.all}>
                    {t('allCinemas')}
                  </Link>
                </li>
              </ul>
            </Fold>
            <Fold title={t('films')}>
              <ul>
                {films.map(({ slug, title, isMovie }) => (
                  <li key={slug}>
                    <Link to={pickShowScreen({ isMovie })} params={{ slug }} className={styles.link}>
                      {title}
                    </Link>
                  </li>
                ))}
                <li>
                  <Link to="shows" className={styles.all}>
                    {t('allFilms')}
                  </Link>
                </li>
                {waysOn.map((to) => (
                  <li key={to}>
                    <Link to={to} className={styles.all}>
                      {screens(to)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Fold>
            {columns.map(({ title, links }) => (
              <Fold key={title} title={title}>
                <ul>
                  {links.map((link) => (
                    <li key={link.url || link.title}>
                      {link.opensCookies ? (
                        <CookieChoices className={styles.link}>{link.title}</CookieChoices>
                      ) : (
                        <EditorialLink {...link} className={styles.link} />
                      )}
                    </li>
                  ))}
                </ul>
              </Fold>
            ))}
          </div>
          {questions.length > 0 && <Questions questions={questions} />}
        </div>
        <FooterEnd {...{ networks, statement, cancelUrl, language }} withCookies={!opensCookies} />
      </Wrap>
    </footer>
  );
}
