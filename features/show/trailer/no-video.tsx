import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import styles from './player.module.scss';
import { type Clip, hosts } from './trailer.logic';

/** What stands in the place of a video that does not come: a host that is down or blocked, a film that is gone. */
export function NoVideo({ clip: { id, host }, onRetry }: { clip: Clip; onRetry: () => void }) {
  const t = useTranslations('trailer.silence');
  const { name, watch } = hosts[host];
  return (
    <div className={styles.gate} role="alert">
      <h3 className={styles.question}>{t('title')}</h3>
      <p>{name ? t('text', { host: name }) : t('ownText')}</p>
      <div className={styles.acts}>
        <Button onClick={onRetry}>{t('retry')}</Button>
        {name && watch && (
          <a className={buttonClass()} href={watch(encodeURIComponent(id))} target="_blank" rel="noopener noreferrer">
            <Icon name="external" />
            {t('watch', { host: name })}
          </a>
        )}
      </div>
    </div>
  );
}
