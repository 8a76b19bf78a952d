import { Section } from '@/components/layout/layout';
import { NewsCard } from '@/components/news-card/news-card';
import { SectionHead } from '@/components/section-head/section-head';
import type { Special } from '@/lib/domain/article';
import styles from './stories.module.scss';

/** Articles about experiences, each with the date only where its editors want it. */
export function Stories({ stories, title }: { stories: readonly Special[]; title: string }) {
  if (stories.length === 0) return null;
  return (
    <Section labelledBy="stories">
      <SectionHead id="stories" title={title} />
      <ul className={styles.stories}>
        {stories.slice(0, 3).map((story) => (
          <li key={story.slug}>
            <NewsCard
              news={{ ...story, teaser: null, publishedOn: story.display.date ? story.publishedOn : null }}
              to="special"
              as="h3"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
