import type { ShowDetails } from './shows';

/** `accounts/me` of the client API. */
export type WireAccount = {
  icu: string;
  firstname: string;
  lastname: string;
  email: string;
  photoUrl: string | null;
  newsletterSubscription: boolean;
  cinepassSubscription: boolean;
  cinepassType: string | null;
  subscription: {
    currentPlan: string | null;
    eligibleChanges: string[];
    eligibleReSubscription: boolean;
    eligibleForAddonChange: boolean;
    newLeadId: string | null;
    newPlan: string | null;
    /** `2026-12-01`. */
    nextPlanExecutionDate: string | null;
  } | null;
  registered: boolean;
  emailVerify: boolean;
  firstLogin: boolean;
  mailCommunication: { product: boolean };
  sendNewsletter: boolean;
  loyaltyLevel: number;
};

/** `accounts/me/cinemas`; the code is the cinema's vistaRef. */
export type WireFavourites = { items: { codeCcs: string }[] | null } | [];

/** `webview`: pages that run in an iframe. */
export type WireWebview = {
  urlLogin: string | null;
  urlSignup: string | null;
  urlRegister: string | null;
  urlEmailValidation: string | null;
};

/** What a client said of shows. */
export type WireClientFeelings = {
  wishlist: string[];
  emotions: { [slug: string]: 'disappointed' | 'liked' | 'loved' } | [];
  counts: { [slug: string]: ShowDetails['feelings'] } | [];
};
