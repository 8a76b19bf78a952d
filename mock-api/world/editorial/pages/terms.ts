import { t } from '../../../words';
import type { BlockRow, PageRow } from './page';

const part = (fr: string, en: string, text: string, english: string): BlockRow => ({
  kind: 'explanation',
  title: t(fr, en, '', ''),
  content: t(text, english, '', ''),
});

/** The general terms of France, one part a block. */
export const termsPage: PageRow = {
  id: 16,
  bare: true,
  slug: t('conditions-generales', 'general-terms-and-conditions', '', ''),
  title: t('Conditions générales', 'General terms and conditions', '', ''),
  sites: ['fr'],
  blocks: [
    {
      kind: 'header',
      title: t('Conditions générales', 'General terms and conditions', '', ''),
      subtitle: t('Version du 1er octobre 2026', 'Version of 1 October 2026', '', ''),
      picture: null,
    },
    part(
      'Objet',
      'Scope',
      `<p>Les présentes conditions s’appliquent à toute place achetée pour un cinéma Candela de France, en ligne, à la borne ou au guichet. Elles sont acceptées au moment du paiement et restent consultables ici, dans leur version du 1er octobre 2026.</p>
      <p>Candela Exploitation, société par actions simplifiée, est désignée ci-dessous par « Candela ».</p>`,
      `<p>These terms apply to every ticket bought for a Candela cinema in France, online, at a machine or at the till. You accept them when you pay, and they stay here in their version of 1 October 2026.</p>
      <p>Candela Exploitation, a French limited company, is called “Candela” below.</p>`,
    ),
    part(
      'Prix et suppléments',
      'Prices and supplements',
      `<p>Les prix sont indiqués en euros, toutes taxes comprises, frais de réservation inclus. Le tarif appliqué est celui de la séance, affiché avant le paiement.</p>
      <p>Un supplément s’ajoute pour les séances IMAX, Dolby, 4DX et ScreenX. Il est dit à côté de l’horaire, et détaillé avant le paiement.</p>
      <p>Les tarifs réduits se justifient à l’entrée. Sans justificatif, la différence est due.</p>`,
      `<p>Prices are in euros and include taxes and booking fees. The price is that of the showing, as displayed before you pay.</p>
      <p>IMAX, Dolby, 4DX and ScreenX showings cost a supplement. It stands beside the time and is itemised before you pay.</p>
      <p>Reduced prices are checked at the door. Without proof the difference is due.</p>`,
    ),
    part(
      'Réserver en ligne',
      'Booking online',
      `<p>La réservation est ferme dès la confirmation du paiement. Le billet est envoyé par e-mail et ajouté au compte.</p>
      <p>Le nombre de places est limité à neuf par achat, et à deux pour un film interdit aux mineurs lorsque l’acheteur n’a pas dix-huit ans révolus.</p>`,
      `<p>A booking is firm once the payment is confirmed. The ticket is sent by e-mail and added to your account.</p>
      <p>You can buy up to nine seats at once, and up to two for a film not for minors.</p>`,
    ),
    part(
      'Échange et remboursement',
      'Exchange and refund',
      `<p>Une place s’échange ou se rembourse jusqu’à 45 minutes avant la séance, sans frais, depuis le compte. Les événements en direct ne s’échangent pas.</p>
      <p>Si une séance est annulée, la place est remboursée sous cinq jours, sans démarche.</p>
      <ul><li>Film commencé : pas de remboursement.</li><li>Panne de projection de plus de vingt minutes : place rendue, film au choix.</li><li>Paiement par carte cadeau : la somme revient sur la carte.</li></ul>`,
      `<p>A ticket can be exchanged or refunded free of charge from your account, up to 45 minutes before the showing. Live events cannot be exchanged.</p>
      <p>If a showing is cancelled, the ticket is refunded within five days, without asking.</p>
      <ul><li>Once the film has started: no refund.</li><li>Projection down for more than twenty minutes: ticket returned, film of your choice.</li><li>Paid by gift card: the amount goes back to the card.</li></ul>`,
    ),
    part(
      'Accès aux salles',
      'Entering the halls',
      '<p>Le billet se présente à l’entrée, imprimé ou à l’écran. Les portes ferment vingt minutes après l’heure affichée. Les valises de plus de 40 cm restent à la consigne.</p>',
      '<p>Show your ticket at the door, printed or on screen. Doors close twenty minutes after the time shown. Suitcases over 40 cm stay in the cloakroom.</p>',
    ),
    part(
      'Âge et avertissements',
      'Ages and warnings',
      '<p>L’interdiction inscrite à côté du titre s’impose à Candela comme aux spectateurs. Une pièce d’identité peut être demandée. <a href="{answer:age-et-avertissements}">En savoir plus</a></p>',
      '<p>The age beside the title binds Candela and the audience alike. We may ask for identification. <a href="{answer:age-et-avertissements}">More about ages</a></p>',
    ),
    part(
      'CinéPass et cartes',
      'Pass and cards',
      '<p>Le CinéPass est nominatif. Il se souscrit pour un an, puis se résilie <a href="{answer:resilier}">en ligne</a> à tout moment. Les Cinécartes valent pour la durée imprimée ; elles ne se remboursent pas.</p>',
      '<p>The CinéPass is personal. It runs for a year, after which you can <a href="{answer:resilier}">cancel online</a> at any time. Cinécartes are good for the period printed on them and are not refunded.</p>',
    ),
    part(
      'Données personnelles',
      'Personal data',
      '<p>Elles servent à vendre et à contrôler les billets. Le détail est <a href="{info:confidentialite}">sur cette page</a>.</p>',
      '<p>We use them to sell and check tickets. The details are <a href="{info:confidentialite}">on this page</a>.</p>',
    ),
    part(
      'Réclamations et médiation',
      'Complaints and mediation',
      '<p>Écrivez d’abord au <a href="{to:help}">centre d’aide</a>. Sans réponse sous deux mois, le médiateur de la consommation peut être saisi gratuitement.</p>',
      '<p>Write to the <a href="{to:help}">help centre</a> first. Without an answer within two months you may turn to the consumer mediator, free of charge.</p>',
    ),
  ],
};
