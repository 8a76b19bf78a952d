import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { NewsCard } from '@/components/views/news-card/news-card';
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
