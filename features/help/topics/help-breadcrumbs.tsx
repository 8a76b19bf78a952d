import { useTranslations } from 'next-intl';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import type { HelpArticle } from '@/lib/domain/help';
import { fillBrackets } from '@/lib/text/brackets';
import type { HelpPaths } from '../paths/help-paths';

type Props = {
  paths: HelpPaths;
  category: HelpArticle['category'];
  /** The page itself, when it is an answer. */
  answer?: { title: string; path: string };
};

/** From the help home over the category to the answer. */
export function HelpBreadcrumbs({ paths, category, answer }: Props) {
  const t = useTranslations('help');
  const steps = [
    { name: t('title'), path: paths.home },
    ...(category ? [{ name: category.name, path: fillBrackets(paths.category, { id: category.id }) }] : []),
    ...(answer ? [{ name: answer.title, path: answer.path }] : []),
  ];
  return <PageBreadcrumbs label={t('trail')} steps={steps} />;
}
