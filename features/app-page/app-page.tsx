import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { AppBand } from '@/components/views/app-band/app-band';
import type { Settings } from '@/lib/domain/settings';
import styles from './app-page.module.scss';

const facts = ['offline', 'queue', 'time', 'group', 'counter', 'list'] as const;
const questions = ['devices', 'pass', 'place'] as const;

type Props = {
  /** Null when the settings did not answer. */
  apps: Settings['apps'] | null;
  /** Whether the site sells a pass. */
  hasPass: boolean;
};

/** The app: where to get it, what it does beyond the site, and what people ask first. */
export function AppScreen({ apps, hasPass }: Props) {
  const t = useTranslations('app');
  const isOut = !apps || apps.apple || apps.android;
  return (
    <>
      <AppBand as="h1" title={t('title')} apps={apps}>
        <p>{t('lead')}</p>
        {!isOut && <p>{t('notYet')}</p>}
      </AppBand>
      <Section labelledBy="app-facts">
        <SectionHead id="app-facts" title={t('more')} />
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact} className={styles.fact}>
              <dt className={styles.name}>{t(`facts.${fact}.name`)}</dt>
              <dd className={styles.text}>{t(`facts.${fact}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section labelledBy="app-questions">
        <SectionHead id="app-questions" title={t('questions')} />
        <div className={styles.questions}>
          {questions
            .filter((question) => hasPass || question !== 'pass')
            .map((question, index) => (
              <Accordion key={question} summary={t(`answers.${question}.question`)} open={index === 0}>
                <p>{t(`answers.${question}.answer`)}</p>
              </Accordion>
            ))}
        </div>
      </Section>
    </>
  );
}
