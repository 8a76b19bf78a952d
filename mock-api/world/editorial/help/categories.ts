import type { SiteId } from '@/lib/sites/sites';
import type { Words } from '../../../words';
import { h } from './answer';

export type CategoryRow = { id: number; site: SiteId; title: Words; text: Words };

const row = (id: number, site: CategoryRow['site'], title: Words, text: Words): CategoryRow => ({
  id,
  site,
  title,
  text,
});

/** The fixed categories of the help home (spec catalogue §3) by their ids; the last of each site is still empty. */
export const categories: readonly CategoryRow[] = [
  row(
    101,
    'fr',
    h('Réservation en ligne', 'Online booking', ''),
    h('Payer, échanger, retrouver un billet', 'Pay, exchange, find a ticket', ''),
  ),
  row(
    102,
    'fr',
    h('Programmation', 'Programming', ''),
    h('Horaires, versions, avant-premières', 'Times, versions, previews', ''),
  ),
  row(103, 'fr', h('CinéPass', 'CinéPass', ''), h('Souscrire, changer, résilier', 'Join, change, cancel', '')),
  row(
    104,
    'fr',
    h('Candela chez vous', 'Candela at home', ''),
    h('Louer, lire, télécharger', 'Rent, play, download', ''),
  ),
  row(
    105,
    'fr',
    h('Votre compte', 'Your account', ''),
    h('Connexion, données, newsletter', 'Signing in, data, newsletter', ''),
  ),
  row(
    106,
    'fr',
    h('Au cinéma', 'At the cinema', ''),
    h('Accès, fauteuils, objets perdus', 'Access, seats, lost property', ''),
  ),
  row(107, 'fr', h('Fidélité', 'Loyalty', ''), h('', '', '')),
  row(201, 'nl', h('', 'Tickets', 'Kaartjes'), h('', 'Pay, exchange, find a ticket', 'Betalen, omruilen, terugvinden')),
  row(
    202,
    'nl',
    h('', 'Club subscriptions', 'Abonnementen'),
    h('', 'Join, change, cancel', 'Nemen, wijzigen, opzeggen'),
  ),
  row(
    203,
    'nl',
    h('', 'Vouchers and gift cards', 'Vouchers en cadeaukaarten'),
    h('', 'Check, use, replace', 'Controleren, gebruiken, vervangen'),
  ),
  row(
    204,
    'nl',
    h('', 'Candela at home', 'Candela thuis'),
    h('', 'Rent, play, download', 'Huren, afspelen, downloaden'),
  ),
  row(
    205,
    'nl',
    h('', 'Film information', 'Filminformatie'),
    h('', 'Times, versions, ratings', 'Tijden, versies, leeftijden'),
  ),
  row(
    206,
    'nl',
    h('', 'Plan your visit', 'Plan je bezoek'),
    h('', 'Access, seats, lost property', 'Toegankelijkheid, stoelen, gevonden voorwerpen'),
  ),
  row(207, 'nl', h('', 'Schools', 'Scholen'), h('', '', '')),
];
