import { getLocale, getTranslations } from 'next-intl/server';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { FeedbackButton } from './parts/feedback.island';

/** The way to say what one thinks of the site; where someone collects it. */
export async function SiteFeedback() {
  const { feedback } = await readSettingsOrDefaults(await getLocale());
  const script = feedback.scriptUrl;
  if (!script) return null;
  const t = await getTranslations('feedback');
  return <FeedbackButton script={script}>{t('open')}</FeedbackButton>;
}
