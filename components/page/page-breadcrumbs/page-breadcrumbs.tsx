import { useLocale } from 'next-intl';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { absoluteUrl } from '@/lib/routing/href';
import { buildBreadcrumbJsonLd } from '@/lib/seo/json-ld/breadcrumbs';
import { locales } from '@/lib/sites/locales';

/** A step without a path is a screen this site lacks. */
export type BreadcrumbStep = { name: string; path: string | null };

/** The way to this page, for visitors and for search engines; the last step is the page itself. */
export function PageBreadcrumbs({ label, steps }: { label: string; steps: readonly BreadcrumbStep[] }) {
  const site = locales[useLocale()];
  const known = steps.flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]));
  return (
    <>
      <JsonLd facts={buildBreadcrumbJsonLd(known.map(({ name, path }) => ({ name, url: absoluteUrl(site, path) })))} />
      <Breadcrumbs
        label={label}
        items={known.map(({ name, path }, index) => ({
          label: name,
          href: index === known.length - 1 ? undefined : path,
        }))}
      />
    </>
  );
}
