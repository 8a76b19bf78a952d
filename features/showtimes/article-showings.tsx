import { useLocale } from 'next-intl';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { href } from '@/lib/routing/href';
import { ArticleShowingsIsland } from './upcoming/article-showings.island';

type Props = { show: { slug: string; title: string }; cinemas: readonly CinemaSummary[]; label: string };

/** So many cinemas have their next showing told; the page of the title has all of them. */
const most = 3;

/** Where an article takes place, with the next showing of its title in each cinema. */
export function ArticleShowings({ show, cinemas, label }: Props) {
  const locale = useLocale();
  const venues = cinemas.map(({ slug, name, city }) => ({
    slug,
    name,
    city,
    href: href(locale, 'cinema', { slug }) ?? '',
  }));
  return <ArticleShowingsIsland show={show.slug} film={show.title} venues={venues} most={most} label={label} />;
}
