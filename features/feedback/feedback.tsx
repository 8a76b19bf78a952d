import { getLocale, getTranslations } from 'next-intl/server';
import { settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import { FeedbackButton } from './parts/feedback.island';
import styles from './parts/feedback.module.scss';

/** The way to say what one thinks of the site; where someone collects it. */
export async function SiteFeedback() {
  const options = await read(await getLocale(), settings, {}).catch(() => null);
  const script = options?.feedback.scriptUrl;
  if (!script) return null;
  const t = await getTranslations('feedback');
  return (
    <FeedbackButton script={script}>
      {t.rich('open', { more: (chunks) => <span className={styles.more}>{chunks}</span> })}
    </FeedbackButton>
  );
}
