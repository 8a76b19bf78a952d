import { getLocale, getTranslations } from 'next-intl/server';
import { settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import styles from './parts/chat-card.module.scss';
import { ContactButtons } from './parts/contact.island';

/** The chat beside an answer that offers it; on sites whose settings hold all four parts of it. */
export async function ChatCard() {
  const options = await read(await getLocale(), settings, {}).catch(() => null);
  if (!options?.agentforce) return null;
  const t = await getTranslations('chat');
  return (
    <section className={styles.card} data-chrome aria-labelledby="contact">
      <h2 id="contact" className={styles.title}>
        {t('card.title')}
      </h2>
      <p className={styles.text}>{t('card.text')}</p>
      <ContactButtons chat={t('once')} write={options.feedback.scriptUrl ? t('write') : null} />
    </section>
  );
}
