import { getLocale, getTranslations } from 'next-intl/server';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import styles from './parts/chat-card.module.scss';
import { ContactButtons } from './parts/contact.island';

/** The chat beside an answer that offers it; on sites whose settings hold all four parts of it. */
export async function ChatCard() {
  const { agentforce, feedback } = await readSettingsOrDefaults(await getLocale());
  if (!agentforce) return null;
  const t = await getTranslations('chat');
  return (
    <section className={styles.card} data-chrome data-own-chat aria-labelledby="contact">
      <h2 id="contact" className={styles.title}>
        {t('card.title')}
      </h2>
      <p className={styles.text}>{t('card.text')}</p>
      <ContactButtons chat={t('once')} write={feedback.scriptUrl ? t('write') : null} />
    </section>
  );
}
