import { z } from 'zod';
import type { Client, FeelingCounts, Feelings } from '@/lib/domain/client';
import { type Emotion, emotionKinds } from '@/lib/domain/emotion';
import type { WireAccount, WireClientFeelings, WireFavourites, WireWebview } from '../contract/client';
import { webUrl } from './links';
import { count, slugs, text, yes } from './plain';
import { listOf, mapOf, wire } from './shapes';

/** What a token adds to an account. */
export type Identity = { sub: string; email?: string | null | undefined; family_name?: string | null | undefined };

const pass = z
  .object({
    currentPlan: text,
    eligibleChanges: slugs,
    eligibleReSubscription: yes,
    eligibleForAddonChange: yes,
    newLeadId: text,
    newPlan: text,
    nextPlanExecutionDate: text,
  })
  .nullish()
  .catch(null)
  .transform((raw): Client['subscription'] => {
    if (!raw) return null;
    const { newLeadId, newPlan, nextPlanExecutionDate, ...kept } = raw;
    const isDowngrade = newPlan && newLeadId;
    return { ...kept, downgrade: isDowngrade ? { plan: newPlan, executionDate: nextPlanExecutionDate } : null };
  });

/** Everyone starts with the same photo; it says nothing of them. */
const photo = webUrl.transform((url) => (url && !/\/placeholder(\.\w+)?$/.test(new URL(url).pathname) ? url : null));

/** An id decides what a visitor may do: one of another shape is no id at all, and nothing the rest can do without. */
const hasPlainId = z
  .unknown()
  .refine((raw) => typeof Object(raw).icu !== 'object' || Object(raw).icu === null, 'no plain icu');

const fields = z.object({
  icu: text,
  firstname: text,
  lastname: text,
  email: text,
  photoUrl: photo,
  newsletterSubscription: yes,
  cinepassSubscription: yes,
  cinepassType: text,
  subscription: pass,
  registered: yes,
  emailVerify: yes,
  firstLogin: yes,
  mailCommunication: z
    .object({ product: yes })
    .nullish()
    .catch(null)
    .transform((value) => value ?? { product: false }),
  sendNewsletter: yes,
  loyaltyLevel: count,
});

/** The account as the client it makes together with its token; favourites are another call. */
export const account = wire<WireAccount>()(
  hasPlainId
    .pipe(fields)
    .transform(
      ({ icu, firstname, lastname, photoUrl, newsletterSubscription, cinepassSubscription, ...raw }) =>
        ({ sub, email, family_name }: Identity): Omit<Client, 'favoriteCinemas'> => {
          const address = raw.email ?? email ?? '';
          const name = [firstname, lastname ?? family_name].filter(Boolean).join(' ');
          return {
            ...raw,
            id: icu ?? sub,
            name: name || address,
            email: address,
            avatar: photoUrl,
            initials: pickInitials(name || address),
            subscriptions: { newsletter: newsletterSubscription, cinepass: cinepassSubscription },
          };
        },
    ),
);

/** The first letters of the first and the last word. */
function pickInitials(name: string): string {
  const letters = name.split(/[\s-]+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}

const codes = z
  .object({ items: listOf(z.object({ codeCcs: z.coerce.string().min(1) }), 'items').nullable() })
  .transform(({ items }) => (items ?? []).map(({ codeCcs }) => codeCcs));

/** Codes of cinemas. Who has none is sent null or an empty list, as nothing is elsewhere (wire §0), and stays a client for that. */
export const favourites = wire<WireFavourites>()(z.union([codes, z.tuple([]).transform((): string[] => [])]));

export const webview = wire<WireWebview>()(
  z
    .object({ urlLogin: webUrl, urlSignup: webUrl, urlRegister: webUrl, urlEmailValidation: webUrl })
    .transform(({ urlLogin, urlSignup, urlRegister, urlEmailValidation }) => ({
      login: urlLogin,
      signup: urlSignup,
      register: urlRegister,
      emailValidation: urlEmailValidation,
    })),
);

const counts = z
  .object({
    countWishList: count,
    countEmotionDisappointed: count,
    countEmotionLike: count,
    countEmotionLove: count,
  })
  .transform(
    (raw): FeelingCounts => ({
      wishlist: raw.countWishList,
      disappointed: raw.countEmotionDisappointed,
      liked: raw.countEmotionLike,
      loved: raw.countEmotionLove,
    }),
  );

const emotion: z.ZodType<Emotion, Emotion> = z.enum(emotionKinds);

const parts = {
  emotions: mapOf(emotion, 'emotions')
    .nullish()
    .transform((map) => map ?? {}),
  counts: mapOf(counts, 'counts')
    .nullish()
    .transform((map) => map ?? {}),
};

/** Without a wishlist there is no answer: it would empty the visitor's. */
export const clientFeelings = wire<WireClientFeelings>()(
  z
    .object({ wishlist: z.array(z.unknown()).transform((list) => slugs.parse(list)), ...parts })
    .transform((feelings): Feelings => feelings),
);

/** What a write is answered with: perhaps all of it, perhaps a part, perhaps nothing. */
export const toldFeelings = z
  .unknown()
  .transform((json) => (typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {}))
  .pipe(z.object({ wishlist: slugs, ...parts }))
  .transform((feelings): Feelings => feelings);
