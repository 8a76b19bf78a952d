import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { listPagerPages } from './news.logic';
import styles from './pager.module.scss';

/** Numbers and the way on. Only scripts can turn pages: without them all of the list is shown. */
export function Pager({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const t = useTranslations('newsFilter');
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      {listPagerPages(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index < 2 ? 'before' : 'after'}`} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-label={t('page', { number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onTurn(number)}
          >
            {number}
          </button>
        ),
      )}
      {page < pages && (
        <button type="button" className={textLinkClass('go')} onClick={() => onTurn(page + 1)}>
          {t('next')}
          <Icon name="go" />
        </button>
      )}
    </nav>
  );
}
