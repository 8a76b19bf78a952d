import { getLocale, getTranslations } from 'next-intl/server';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { FeedbackButton } from './parts/feedback.island';
import styles from './parts/feedback.module.scss';

/** The way to say what one thinks of the site; where someone collects it. */
export async function SiteFeedback() {
  const { feedback } = await readSettingsOrDefaults(await getLocale());
  const script = feedback.scriptUrl;
  if (!script) return null;
  const t = await getTranslations('feedback');
  return (
    <FeedbackButton script={script}>
      {t.rich('open', { more: (chunks) => <span className={styles.more}>{chunks}</span> })}
    </FeedbackButton>
  );
}
