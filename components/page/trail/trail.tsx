import { useLocale } from 'next-intl';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { absolute } from '@/lib/routing/href';
import { breadcrumbList } from '@/lib/seo/json-ld/breadcrumbs';
import { locales } from '@/lib/sites/locales';

/** A step without a path is a screen this site lacks. */
export type Step = { name: string; path: string | null };

/** The way to this page, for visitors and for search engines; the last step is the page itself. */
export function Trail({ label, steps }: { label: string; steps: readonly Step[] }) {
  const site = locales[useLocale()];
  const known = steps.flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]));
  return (
    <>
      <JsonLd facts={breadcrumbList(known.map(({ name, path }) => ({ name, url: absolute(site, path) })))} />
      <Breadcrumbs
        label={label}
        items={known.map(({ name, path }, place) => ({
          label: name,
          href: place === known.length - 1 ? undefined : path,
        }))}
      />
    </>
  );
}
