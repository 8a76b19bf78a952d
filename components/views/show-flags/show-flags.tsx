import { useTranslations } from 'next-intl';
import type { ShowSummary } from '@/lib/domain/show';
import { listShowFlags } from '@/lib/domain/show-flags';
import { FlagList } from './flag-list';

type Props = {
  show: Pick<ShowSummary, 'isNew' | 'flag'>;
  /** What its tags say of it. */
  titles?: readonly string[] | undefined;
};

/** What sets a title apart beside the editors' ribbon; nothing for most. */
export function ShowFlags({ show, titles = [] }: Props) {
  const t = useTranslations('film');
  const flags = listShowFlags(show, titles, t('new'));
  return flags.length > 0 && <FlagList flags={flags} />;
}
