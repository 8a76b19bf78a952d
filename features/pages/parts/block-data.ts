import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Settings } from '@/lib/domain/settings';
import type { ShowSummary } from '@/lib/domain/show';
import type { Tag } from '@/lib/domain/tag';

/** What blocks only name. Null where the API did not answer, or where no block asks for it. */
export type BlockData = {
  cinemas: readonly CinemaSummary[] | null;
  tags: readonly Tag[];
  shows: readonly ShowSummary[] | null;
  apps: Settings['apps'] | null;
};
