import { useLocale, useTranslations } from 'next-intl';
import { query } from '@/lib/api/query';
import { useQuery } from '@/lib/api/use-query';

/** The formats that are not paid for, by name: the names are asked for only when there is something to name. */
export function Excluded({ slugs }: { slugs: readonly string[] }) {
  const t = useTranslations('voucherCheck.result');
  const locale = useLocale();
  const { data: tags, isPending } = useQuery(query(locale, 'tags', {}));
  const names = slugs.flatMap((slug) => tags?.find((tag) => tag.slug === slug)?.title ?? []);
  if (isPending) return t('loading');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  if (names.length === 0) return t('some');
  return t(names.length < slugs.length ? 'excludedAmong' : 'excluded', { list });
}
