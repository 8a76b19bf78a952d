import type { Link } from '@/lib/domain/editorial';

/** A call to action needs both its words and its address. */
export const ctaOf = ({ ctaLabel, ctaUrl }: { ctaLabel: string | null; ctaUrl: string | null }): Link | null =>
  ctaLabel && ctaUrl ? { label: ctaLabel, url: ctaUrl } : null;
