import type { WireAccount } from '@/lib/api/contract/client';
import type { SiteId } from '@/lib/sites/sites';
import { passes } from '../editorial/passes/table';
import { picture } from '../pictures';
import { addDays } from '../time';
import type { World } from '../world';
import type { Member, Plan } from './members';

/** The photo everyone has who never chose one; clients show initials instead. */
const PLACEHOLDER = 'https://photos.example/placeholder.png';
/** Where the law lets a chain ask about news of its products. */
const askedAboutProducts: readonly SiteId[] = ['fr'];
const NEXT_MONTH = 11;
const plans: readonly Plan[] = ['solo', 'duo', 'under26'];

const photoOf = ({ photo }: Member): string | null =>
  ({ none: null, placeholder: PLACEHOLDER, own: picture('guests', 'g2-projectionist', 800) })[photo];

/** `accounts/me`; nobody has a pass where none is sold. */
export function accountOf(world: World, member: Member): WireAccount {
  const pass = passes[world.site] ? member.pass : null;
  const next = pass ? (member.nextPass ?? null) : null;
  return {
    icu: member.id,
    firstname: member.firstname,
    lastname: member.lastname,
    email: member.email,
    photoUrl: photoOf(member),
    newsletterSubscription: member.newsletter,
    cinepassSubscription: pass !== null,
    cinepassType: pass,
    subscription:
      pass || member.returning
        ? {
            currentPlan: pass,
            eligibleChanges: pass ? plans.filter((plan) => plan !== pass) : [],
            eligibleReSubscription: member.returning === true,
            eligibleForAddonChange: pass !== null && next === null,
            newLeadId: next && `lead-${member.id}`,
            newPlan: next,
            nextPlanExecutionDate: next && addDays(world.day, NEXT_MONTH),
          }
        : null,
    registered: !member.unregistered,
    emailVerify: !member.unverified,
    firstLogin: member.firstLogin === true,
    mailCommunication: { product: askedAboutProducts.includes(world.site) && member.products },
    sendNewsletter: member.newsletter,
    loyaltyLevel: member.loyalty,
  };
}
