import type { Emotion } from './emotion';

/** What a pass of a client becomes, and on which day (`2026-12-01`). */
export type Downgrade = { plan: string; executionDate: string | null };

/** A signed-in visitor (spec visitor §3, "Client"). Lives in islands only: no page is made with it. */
export type Client = {
  id: string;
  name: string;
  email: string;
  /** Null for nobody's photo and for the placeholder everyone starts with: the initials stand there then. */
  avatar: string | null;
  initials: string;
  /** Slugs of cinemas. */
  favoriteCinemas: readonly string[];
  subscriptions: { newsletter: boolean; cinepass: boolean };
  subscription: {
    currentPlan: string | null;
    eligibleChanges: readonly string[];
    eligibleReSubscription: boolean;
    eligibleForAddonChange: boolean;
    /** Only with both a new plan and a new lead. */
    downgrade: Downgrade | null;
  } | null;
  cinepassType: string | null;
  registered: boolean;
  emailVerify: boolean;
  firstLogin: boolean;
  mailCommunication: { product: boolean };
  sendNewsletter: boolean;
  loyaltyLevel: number;
};

/** The kind of pass that a client has: empty for one without a name, null for none. */
export const passKind = ({ cinepassType, subscription, subscriptions }: Client): string | null =>
  cinepassType ?? subscription?.currentPlan ?? (subscriptions.cinepass ? '' : null);

/** What a client wants to see and felt; keys and values are slugs of shows. */
export type Feelings = {
  wishlist: readonly string[];
  emotions: Readonly<Record<string, Emotion>>;
  counts: Readonly<Record<string, FeelingCounts>>;
};

export type FeelingCounts = { wishlist: number } & Readonly<Record<Emotion, number>>;

/** What the site knows of the visitor when it starts (spec visitor §4, "Visitor states"). */
export type Session = {
  /** Null for a visitor who is not signed in. */
  client: Client | null;
  /** The mark of the session that this was answered in (`lib/auth/signed-cookie.ts`); null for nobody. */
  mark: string | null;
  mechanism: 'redirect' | 'iframe';
  /** Sign-in is asked of browsers that cannot keep a silent session. */
  isForced: boolean;
  /** Pages of the provider that open in the overlay; null while they could not be asked for. */
  urls: ProviderPages | null;
};

/** Null where the site has none. */
export type ProviderPages = {
  login: string | null;
  signup: string | null;
  register: string | null;
  emailValidation: string | null;
};

export type UnfinishedStep = 'register' | 'emailValidation';

/** What a client must finish before going on (spec visitor §4, "After client load"). */
export const unfinishedStep = ({ registered, emailVerify, firstLogin }: Client): UnfinishedStep | null =>
  registered ? (emailVerify || firstLogin ? null : 'emailValidation') : 'register';
