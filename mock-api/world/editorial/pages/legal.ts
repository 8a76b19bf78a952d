import { t, type Words } from '../../../words';
import type { BlockRow, PageRow } from './page';

const part = (title: Words, content: Words): BlockRow => ({ kind: 'explanation', title, content });
const head = (title: Words, subtitle: Words | null = null): BlockRow => ({
  kind: 'header',
  title,
  subtitle,
  picture: null,
});

const version = t(
  'Version du 1er octobre 2026',
  'Version of 1 October 2026',
  'Fassung vom 1. Oktober 2026',
  'Versie van 1 oktober 2026',
);
const notices = t('Mentions légales', 'Legal notice', 'Impressum', 'Colofon');
const privacy = t('Données personnelles', 'Privacy', 'Datenschutz', 'Privacy');
const access = t(
  'Accessibilité : partiellement conforme',
  'Accessibility: partially compliant',
  'Barrierefreiheit',
  'Toegankelijkheid',
);
const remote = t(
  'Conditions de vente à distance',
  'Terms of online sale',
  'Bedingungen für den Online-Verkauf',
  'Voorwaarden voor online verkoop',
);

/** What the law asks for, in the language of its country first. */
export const legalPages: readonly PageRow[] = [
  {
    id: 14,
    bare: true,
    slug: t('mentions-legales', 'legal-notice', 'impressum', 'colofon'),
    title: notices,
    blocks: [
      head(notices),
      part(
        t('Éditeur', 'Publisher', 'Herausgeberin', 'Uitgever'),
        t(
          '<p>Candela Exploitation, société par actions simplifiée au capital de 2&nbsp;000&nbsp;000 €.<br />Contact : <a href="mailto:bonjour@{domain}">bonjour@{domain}</a></p>',
          '<p>Candela Exploitation, a limited company.<br />Contact: <a href="mailto:bonjour@{domain}">bonjour@{domain}</a></p>',
          '<p>Candela Exploitation, Aktiengesellschaft.<br />Kontakt: <a href="mailto:bonjour@{domain}">bonjour@{domain}</a></p>',
          '<p>Candela Exploitation, besloten vennootschap.<br />Contact: <a href="mailto:bonjour@{domain}">bonjour@{domain}</a></p>',
        ),
      ),
      part(
        t('Images', 'Pictures', 'Bilder', 'Beelden'),
        t(
          '<p>Les films, les personnes et les lieux de ce site sont inventés. Les affiches ont été dessinées pour lui.</p>',
          '<p>The films, people and places on this site are invented. Its posters were drawn for it.</p>',
          '<p>Filme, Personen und Orte dieser Website sind erfunden. Die Plakate wurden dafür gezeichnet.</p>',
          '<p>De films, mensen en plaatsen op deze site zijn verzonnen. De posters zijn ervoor getekend.</p>',
        ),
      ),
    ],
  },
  {
    id: 15,
    bare: true,
    slug: t('confidentialite', 'privacy', 'datenschutz', 'privacy'),
    title: privacy,
    seo: { title: privacy, description: null },
    blocks: [
      head(privacy, version),
      part(
        t('Ce que nous gardons', 'What we keep', 'Was wir speichern', 'Wat we bewaren'),
        t(
          `<table width="100%" border="1"><thead><tr><th>Quoi</th><th>Pourquoi</th><th>Combien de temps</th></tr></thead><tbody><tr><td>E-mail, nom</td><td>vos billets</td><td>trois ans après le dernier</td></tr><tr><td>Factures</td><td>la loi</td><td>dix ans</td></tr><tr><td>Cinémas favoris, liste</td><td>votre confort</td><td>jusqu’à ce que vous les retiriez</td></tr></tbody></table>`,
          `<table width="100%" border="1"><thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead><tbody><tr><td>E-mail, name</td><td>your tickets</td><td>three years after the last one</td></tr><tr><td>Invoices</td><td>the law</td><td>ten years</td></tr><tr><td>Favourite cinemas, list</td><td>your comfort</td><td>until you remove them</td></tr></tbody></table>`,
          `<table width="100%" border="1"><thead><tr><th>Was</th><th>Wozu</th><th>Wie lange</th></tr></thead><tbody><tr><td>E-Mail, Name</td><td>Ihre Tickets</td><td>drei Jahre nach dem letzten</td></tr><tr><td>Rechnungen</td><td>Gesetz</td><td>zehn Jahre</td></tr><tr><td>Lieblingskinos, Merkliste</td><td>Ihr Komfort</td><td>bis Sie sie entfernen</td></tr></tbody></table>`,
          `<table width="100%" border="1"><thead><tr><th>Wat</th><th>Waarom</th><th>Hoe lang</th></tr></thead><tbody><tr><td>E-mail, naam</td><td>je kaartjes</td><td>drie jaar na de laatste</td></tr><tr><td>Facturen</td><td>de wet</td><td>tien jaar</td></tr><tr><td>Favoriete bioscopen, lijst</td><td>jouw gemak</td><td>tot je ze verwijdert</td></tr></tbody></table>`,
        ),
      ),
      part(
        t('Vos droits', 'Your rights', 'Ihre Rechte', 'Je rechten'),
        t(
          '<p>Voir, corriger, effacer, emporter : écrivez à <a href="mailto:donnees@{domain}">donnees@{domain}</a>, nous répondons sous trente jours.</p>',
          '<p>See, correct, delete or take it with you: write to <a href="mailto:donnees@{domain}">donnees@{domain}</a>; we answer within thirty days.</p>',
          '<p>Einsehen, berichtigen, löschen, mitnehmen: Schreiben Sie an <a href="mailto:donnees@{domain}">donnees@{domain}</a>; wir antworten innert dreissig Tagen.</p>',
          '<p>Inzien, verbeteren, wissen, meenemen: mail naar <a href="mailto:donnees@{domain}">donnees@{domain}</a>; we antwoorden binnen dertig dagen.</p>',
        ),
      ),
    ],
  },
  {
    id: 13,
    bare: true,
    slug: t('accessibilite', 'accessibility', 'barrierefreiheit', 'toegankelijkheid'),
    title: access,
    sites: ['fr'],
    blocks: [
      head(access, version),
      part(
        t('Déclaration', 'Statement', '', ''),
        t(
          '<p>Candela s’engage à rendre son site accessible, conformément à l’article 47 de la loi du 11 février 2005. Cette déclaration porte sur <strong>www.{domain}</strong>. Le site est <strong>partiellement conforme</strong> au référentiel général d’amélioration de l’accessibilité.</p>',
          '<p>Candela works to make its website accessible, as French law asks. This statement is about <strong>www.{domain}</strong>, which is <strong>partially compliant</strong> with the French accessibility guidelines.</p>',
          '',
          '',
        ),
      ),
      part(
        t('Ce qui n’est pas encore accessible', 'What is not accessible yet', '', ''),
        t(
          '<ul><li>Certaines bandes-annonces n’ont ni sous-titres ni audiodescription.</li><li>Le plan de salle du site de réservation demande une souris ; au téléphone, l’équipe choisit la place avec vous.</li></ul>',
          '<ul><li>Some trailers have neither captions nor audio description.</li><li>The seat map of the booking site needs a mouse; on the phone our team chooses the seat with you.</li></ul>',
          '',
          '',
        ),
      ),
      part(
        t('Nous écrire', 'Write to us', '', ''),
        t(
          '<p>Un obstacle ? <a href="mailto:acces@{domain}">acces@{domain}</a>. Sans réponse sous un mois, vous pouvez saisir le Défenseur des droits.</p>',
          '<p>Something in your way? <a href="mailto:acces@{domain}">acces@{domain}</a>. Without an answer within a month you may turn to the French Defender of Rights.</p>',
          '',
          '',
        ),
      ),
    ],
  },
  {
    id: 18,
    bare: true,
    slug: t('cvd', 'cvd', 'cvd', 'cvd'),
    title: remote,
    blocks: [
      head(remote, version),
      part(
        t('Achat', 'Buying', 'Kauf', 'Kopen'),
        t(
          '<p>Le prix comprend la taxe et les frais de réservation. Le billet est ferme dès la confirmation.</p>',
          '<p>Prices include tax and booking fees. The ticket is yours as soon as it is confirmed.</p>',
          '<p>Im Preis sind Steuer und Gebühren enthalten. Das Ticket gilt ab der Bestätigung.</p>',
          '<p>In de prijs zitten belasting en reserveringskosten. Het kaartje is van jou zodra het is bevestigd.</p>',
        ),
      ),
      part(
        t('Paiement', 'Payment', 'Bezahlung', 'Betaling'),
        t(
          '<p>La carte est débitée à la confirmation, en une fois. Cartes cadeaux et chèques cinéma se saisissent avant elle.</p><p>Si le paiement échoue, les places sont remises en vente au bout de dix minutes.</p>',
          '<p>Your card is charged once, when the order is confirmed. Gift cards and vouchers are entered before it.</p><p>If a payment fails, the seats go back on sale after ten minutes.</p>',
          '<p>Die Karte wird bei der Bestätigung einmal belastet. Geschenkkarten und Gutscheine geben Sie davor ein.</p><p>Scheitert die Zahlung, sind die Plätze nach zehn Minuten wieder frei.</p>',
          '<p>Je kaart wordt één keer belast, bij de bevestiging. Cadeaukaarten en vouchers vul je daarvoor in.</p><p>Mislukt de betaling, dan zijn de stoelen na tien minuten weer vrij.</p>',
        ),
      ),
      part(
        t('Billet', 'Ticket', 'Ticket', 'Kaartje'),
        t(
          '<p>Le billet arrive par e-mail et reste dans vos réservations. Il se présente à l’écran ou imprimé, une seule fois.</p><p>Une place à tarif réduit se justifie à l’entrée.</p>',
          '<p>Your ticket comes by e-mail and stays among your bookings. Show it on a screen or on paper, once.</p><p>Reduced prices must be justified at the door.</p>',
          '<p>Das Ticket kommt per E-Mail und bleibt bei Ihren Buchungen. Es wird einmal vorgezeigt, auf dem Bildschirm oder auf Papier.</p><p>Ermässigungen werden am Eingang belegt.</p>',
          '<p>Je kaartje komt per e-mail en blijft bij je reserveringen staan. Je toont het één keer, op je scherm of op papier.</p><p>Korting toon je aan bij de ingang.</p>',
        ),
      ),
      part(
        t('Rétractation', 'Withdrawal', 'Widerruf', 'Herroeping'),
        t(
          '<p>La loi n’en prévoit pas pour une séance à date fixe. L’échange reste possible jusqu’à 45 minutes avant.</p>',
          '<p>The law has none for a showing on a fixed date. You can exchange until 45 minutes before.</p>',
          '<p>Für Vorstellungen mit festem Termin sieht das Gesetz keinen vor. Umtauschen lässt sich bis 45 Minuten davor.</p>',
          '<p>Voor een voorstelling op een vaste datum kent de wet die niet. Omruilen kan tot 45 minuten van tevoren.</p>',
        ),
      ),
      part(
        t('Séance annulée', 'Cancelled showing', 'Ausgefallene Vorstellung', 'Voorstelling geannuleerd'),
        t(
          '<p>Les places sont remboursées sous cinq jours sur le moyen de paiement utilisé, sans démarche.</p>',
          '<p>Tickets are refunded within five days to the means of payment you used. You need do nothing.</p>',
          '<p>Tickets werden innert fünf Tagen auf das benutzte Zahlungsmittel erstattet. Sie müssen nichts tun.</p>',
          '<p>Je krijgt je geld binnen vijf dagen terug op dezelfde betaalwijze. Je hoeft niets te doen.</p>',
        ),
      ),
      part(
        t('Réclamation', 'Complaints', 'Beschwerde', 'Klachten'),
        t(
          '<p>Écrivez à <a href="mailto:bonjour@{domain}">bonjour@{domain}</a> avec le numéro de réservation. Nous répondons sous dix jours.</p>',
          '<p>Write to <a href="mailto:bonjour@{domain}">bonjour@{domain}</a> with your booking number. We answer within ten days.</p>',
          '<p>Schreiben Sie an <a href="mailto:bonjour@{domain}">bonjour@{domain}</a> mit der Buchungsnummer. Wir antworten innert zehn Tagen.</p>',
          '<p>Schrijf naar <a href="mailto:bonjour@{domain}">bonjour@{domain}</a> met je reserveringsnummer. We antwoorden binnen tien dagen.</p>',
        ),
      ),
    ],
  },
];
