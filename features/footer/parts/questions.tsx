import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Prose } from '@/components/ui/prose/prose';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { Question } from '@/lib/domain/editorial';
import { href } from '@/lib/routing/href';
import styles from './footer.module.scss';

/** Frequent questions by topic, one open at a time; each leads to its whole answer where the site has a help centre. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('footer');
  const hasHelp = href(useLocale(), 'help') !== null;
  const topics = [...Map.groupBy(questions, ({ topic }) => topic)];
  return (
    <div className={styles.questions}>
      <h2 className={styles.heading}>{t('questions')}</h2>
      {topics.map(([topic, asked]) => (
        <section key={topic} className={styles.topic}>
          {topic && topics.length > 1 && <h3 className={styles.topicName}>{topic}</h3>}
          {asked.map(({ slug, title, html }) => (
            <Accordion key={title} summary={title} name="footer-questions" open={questions[0]?.title === title}>
              <Prose html={html} size="note" />
              {hasHelp && slug && (
                <GoLink to="helpArticle" params={{ slug }}>
                  {t('wholeAnswer')}
                  <VisuallyHidden>{` : ${title}`}</VisuallyHidden>
                </GoLink>
              )}
            </Accordion>
          ))}
        </section>
      ))}
      {hasHelp && <GoLink to="help">{t('allAnswers')}</GoLink>}
    </div>
  );
}
