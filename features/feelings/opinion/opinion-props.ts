import type { ReactNode } from 'react';
import type { FeelingCounts } from '@/lib/domain/client';
import type { OpinionShares } from '@/lib/domain/opinion-shares';

/** What the page knows of a title before the browser knows who looks at it. */
export interface OpinionProps {
  slug: string;
  name: string;
  counts: FeelingCounts;
  felt: OpinionShares | null;
  /** Came out lately. */
  isNew: boolean;
}

export interface SignedOpinionProps extends OpinionProps {
  isSigned: boolean;
  /** What everyone sees, until what is the visitor's own has come. */
  meanwhile: ReactNode;
}
