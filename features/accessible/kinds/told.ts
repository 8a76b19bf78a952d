import type { AccessTold } from '@/lib/domain/accessible';
import type { AccessOffer } from './offer';

/** A kind and what is told of it. */
export type Told = AccessTold & { offer: AccessOffer };
