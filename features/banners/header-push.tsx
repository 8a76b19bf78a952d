import { getLocale, getTranslations } from 'next-intl/server';
import { EditorLink } from '@/components/editor-link/editor-link';
import { Wrap } from '@/components/layout/layout';
import { Link } from '@/components/link/link';
import { textLinkClass } from '@/components/text-link/text-link';
import { alerts, permanentAutopromo } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import styles from './header-push.module.scss';
import { SeenPush } from './parts/seen-push.island';

/** One line of the editors above the header, where no alert has the place; gone for a day once it was seen (spec visitor §2). */
export async function HeaderPush() {
  const locale = await getLocale();
  const none = () => [];
  const [pushes, notices, t] = await Promise.all([
    read(locale, permanentAutopromo, {}).catch(none),
    read(locale, alerts, {}).catch(none),
    getTranslations({ locale, namespace: 'banners' }),
  ]);
  const push = pushes.find(({ place }) => place === 'header');
  if (!push || notices.some(({ allCinemas }) => allCinemas)) return null;
  const { title, subtitle, show, cta } = push;
  const look = textLinkClass();
  return (
    <section className={styles.push} data-chrome aria-label={t('push')}>
      <Wrap>
        <p className={styles.line}>
          <b>{title}</b> {subtitle}{' '}
          {cta ? (
            <EditorLink className={look} href={cta.url} newTab={cta.newTab}>
              {cta.label}
            </EditorLink>
          ) : (
            show && (
              <Link to="movie" params={{ slug: show.slug }} className={look}>
                {show.title}
              </Link>
            )
          )}
        </p>
      </Wrap>
      <SeenPush />
    </section>
  );
}
