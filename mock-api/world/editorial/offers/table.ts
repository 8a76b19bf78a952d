import { t } from '../../../words';
import type { Offer } from './offer';

export const offerRows: readonly Offer[] = [
  {
    id: 71,
    slug: t('duo-du-mardi', 'tuesday-duo', 'dienstags-duo', 'dinsdagduo'),
    title: t('Duo du mardi', 'Tuesday duo', 'Dienstags-Duo', 'Dinsdagduo'),
    headline: t(
      'Le mardi, on vient à deux. {money:duo} les deux places, quel que soit le film.',
      'On Tuesdays, come as two. {money:duo} for both seats, whatever the film.',
      'Dienstags kommt man zu zweit. {money:duo} für zwei Plätze, für jeden Film.',
      'Op dinsdag kom je met z’n tweeën. {money:duo} voor twee plaatsen, voor elke film.',
    ),
    teaser: t(
      'Deux places le même mardi, pour tous les films.',
      'Two seats on the same Tuesday, for any film.',
      'Zwei Plätze am selben Dienstag, für alle Filme.',
      'Twee plaatsen op dezelfde dinsdag, voor alle films.',
    ),
    price: ['duo', 'duoBefore'],
    dates: { type: 'interval', start: 4, end: 32 },
    picture: ['stills', 's6-couple'],
    cta: t('Prendre un duo', 'Get a duo', 'Duo kaufen', 'Koop een duo'),
    to: '{to:shows}',
    ordering: 1,
    film: 'p01',
    content: t(
      `<h2>Comment faire</h2>
      <ol><li>Choisissez une séance un mardi, en ligne ou à la borne.</li><li>Prenez deux places : le tarif Duo s’affiche tout seul.</li><li>Montrez un seul billet pour vous deux.</li></ol>
      <h2>Bon à savoir</h2>
      <ul><li>Valable dans tous les cinémas Candela, jusqu’au {day:32} inclus.</li><li>Les suppléments IMAX, Dolby et 4DX s’ajoutent, par place.</li><li>Hors avant-premières, opéras et ballets. Non cumulable avec une Cinécarte.</li></ul>`,
      `<h2>How to get it</h2>
      <ol><li>Choose a Tuesday showing, online or at the machine.</li><li>Take two seats: the Duo price appears by itself.</li><li>Show one ticket for both of you.</li></ol>
      <h2>Good to know</h2>
      <ul><li>At every Candela cinema until {day:32}.</li><li>IMAX, Dolby and 4DX supplements are added for each seat.</li><li>Not for previews, opera or ballet. Cannot be combined with a Cinécarte.</li></ul>`,
      `<h2>So geht es</h2>
      <ol><li>Wählen Sie eine Vorstellung an einem Dienstag, online oder am Automaten.</li><li>Nehmen Sie zwei Plätze: Der Duo-Preis erscheint von selbst.</li><li>Zeigen Sie ein Ticket für Sie beide.</li></ol>
      <h2>Gut zu wissen</h2>
      <ul><li>In allen Candela-Kinos, bis {day:32}.</li><li>Zuschläge für IMAX, Dolby und 4DX kommen pro Platz dazu.</li><li>Nicht für Vorpremieren, Oper und Ballett. Nicht mit einer Cinécarte kombinierbar.</li></ul>`,
      `<h2>Zo werkt het</h2>
      <ol><li>Kies een voorstelling op dinsdag, online of bij de automaat.</li><li>Neem twee plaatsen: de duoprijs verschijnt vanzelf.</li><li>Laat één kaartje zien voor jullie samen.</li></ol>
      <h2>Goed om te weten</h2>
      <ul><li>In alle Candela-bioscopen, tot en met {day:32}.</li><li>Toeslagen voor IMAX, Dolby en 4DX komen er per plaats bij.</li><li>Niet voor voorpremières, opera en ballet. Niet te combineren met een Cinécarte.</li></ul>`,
    ),
  },
  {
    id: 72,
    slug: t('petit-public', 'small-audience', 'kleines-publikum', 'klein-publiek'),
    title: t('Petit public', 'Small audience', 'Kleines Publikum', 'Klein publiek'),
    teaser: t(
      'Un enfant, un adulte, deux petits pop-corns, avant 14:00.',
      'One child, one adult, two small popcorns, before 14:00.',
      'Ein Kind, ein Erwachsener, zwei kleine Popcorn, vor 14:00.',
      'Eén kind, één volwassene, twee kleine popcorn, voor 14:00.',
    ),
    price: ['family', 'familyBefore'],
    dates: { type: 'noDate' },
    picture: ['stills', 's21-family'],
    cta: t('Choisir un film', 'Choose a film', 'Film wählen', 'Kies een film'),
    to: '{to:shows}#kids',
    ordering: 2,
    film: 'p13',
    content: t(
      `<p>Le week-end et pendant les vacances, avant 14:00.</p><table><tr><td>Un enfant, un adulte</td><td align="right">{money:family}</td></tr><tr><td>Par enfant en plus</td><td align="right">{money:calm}</td></tr></table><p>Les pop-corns se prennent au comptoir, avec le billet.</p>`,
      `<p>At weekends and in school holidays, before 14:00.</p><table><tr><td>One child, one adult</td><td align="right">{money:family}</td></tr><tr><td>Each child more</td><td align="right">{money:calm}</td></tr></table><p>Collect the popcorn at the bar with your ticket.</p>`,
      `<p>Am Wochenende und in den Ferien, vor 14:00.</p><table><tr><td>Ein Kind, ein Erwachsener</td><td align="right">{money:family}</td></tr><tr><td>Jedes weitere Kind</td><td align="right">{money:calm}</td></tr></table><p>Das Popcorn gibt es an der Bar, mit dem Ticket.</p>`,
      `<p>In het weekend en in de vakanties, voor 14:00.</p><table><tr><td>Eén kind, één volwassene</td><td align="right">{money:family}</td></tr><tr><td>Elk kind extra</td><td align="right">{money:calm}</td></tr></table><p>De popcorn haal je aan de bar, met je kaartje.</p>`,
    ),
  },
  {
    id: 73,
    slug: t('premier-laser', 'first-laser', 'erster-laser', 'eerste-laser'),
    title: t('Premier laser', 'First laser', 'Erster Laser', 'Eerste laser'),
    teaser: t(
      'Votre première séance IMAX sans supplément, à {house}.',
      'Your first IMAX showing without the supplement, at {house}.',
      'Ihre erste IMAX-Vorstellung ohne Zuschlag, im {house}.',
      'Je eerste IMAX-voorstelling zonder toeslag, in {house}.',
    ),
    price: ['firstLaser', 'firstLaserBefore'],
    dates: { type: 'until', end: 16 },
    picture: ['experiences', 'e1-laser-screen'],
    cta: t('Voir les séances', 'See showtimes', 'Zu den Vorstellungen', 'Bekijk de voorstellingen'),
    to: '{to:experience/imax}',
    ordering: 3,
    needs: 'imax',
    film: 'p03',
    content: t(
      `<p>Une fois par personne, jusqu’au {day:16}. Le supplément de {money:imax} disparaît au moment du paiement.</p><p>Prenez un rang du milieu&nbsp;: c’est là que l’écran fait le tour.</p>`,
      `<p>Once a person, until {day:16}. The {money:imax} supplement disappears when you pay.</p><p>Take a middle row: that is where the screen goes all the way round.</p>`,
      `<p>Einmal pro Person, bis {day:16}. Der Zuschlag von {money:imax} entfällt beim Bezahlen.</p><p>Nehmen Sie eine mittlere Reihe: Dort reicht die Leinwand ringsum.</p>`,
      `<p>Eén keer per persoon, tot en met {day:16}. De toeslag van {money:imax} vervalt bij het betalen.</p><p>Neem een rij in het midden: daar loopt het doek helemaal rond.</p>`,
    ),
  },
  {
    id: 74,
    slug: t('matinee', 'mornings', 'am-morgen', 'ochtend'),
    title: t('Matinée', 'Mornings', 'Am Morgen', 'Ochtend'),
    teaser: t(
      'Pour toute séance avant 11:30, du lundi au dimanche.',
      'Any showing before 11:30, Monday to Sunday.',
      'Alle Vorstellungen vor 11:30, Montag bis Sonntag.',
      'Alle voorstellingen voor 11:30, van maandag tot en met zondag.',
    ),
    price: ['morning', null],
    dates: { type: 'from', start: -20 },
    picture: ['stills', 's14-morning-coffee'],
    cta: t('Voir les matinées', 'See morning showings', 'Zu den Vorstellungen', 'Bekijk de voorstellingen'),
    to: '{to:shows}',
    ordering: 4,
    content: t(
      '<p>{money:morning} pour chacun, sans condition d’âge, depuis le {day:-20}.</p>',
      '<p>{money:morning} for everyone, whatever your age, since {day:-20}.</p>',
      '<p>{money:morning} für alle, in jedem Alter, seit {day:-20}.</p>',
      '<p>{money:morning} voor iedereen, op elke leeftijd, sinds {day:-20}.</p>',
    ),
  },
  {
    id: 75,
    slug: t('soiree-etudiante', 'student-night', 'studierendenabend', 'studentenavond'),
    title: t('Soirée étudiante', 'Student night', 'Studierendenabend', 'Studentenavond'),
    teaser: t(
      'Un soir, tous les films à {money:student} sur présentation de la carte.',
      'One evening, every film for {money:student} with your student card.',
      'Ein Abend, alle Filme für {money:student} mit der Legi.',
      'Eén avond, alle films voor {money:student} op vertoon van je pas.',
    ),
    dates: { type: 'exact', start: 13 },
    picture: ['stills', 's22-students'],
    cta: t('Voir les films', 'See the films', 'Zu den Filmen', 'Naar de films'),
    to: '{to:shows}',
    content: t(
      '<p>Le {day:13}, à partir de 18:00. La carte se montre à l’entrée, pas à la caisse.</p>',
      '<p>On {day:13}, from 18:00. Show your card at the door, not at the till.</p>',
      '<p>Am {day:13} ab 18:00. Die Karte zeigt man am Eingang, nicht an der Kasse.</p>',
      '<p>Op {day:13}, vanaf 18:00. Je pas laat je bij de deur zien, niet aan de kassa.</p>',
    ),
  },
  {
    id: 76,
    slug: t('anniversaire', 'birthday', 'geburtstag', 'verjaardag'),
    title: t(
      'Un anniversaire au cinéma',
      'A birthday at the cinema',
      'Geburtstag im Kino',
      'Je verjaardag in de bioscoop',
    ),
    teaser: t(
      'Huit enfants, un film, un goûter, et le nom de l’invité sur l’écran.',
      'Eight children, a film, a cake, and a name on the screen.',
      'Acht Kinder, ein Film, ein Kuchen und ein Name auf der Leinwand.',
      'Acht kinderen, een film, taart en een naam op het doek.',
    ),
    dates: { type: null },
    picture: ['stills', 's4-kids-party'],
    cta: t('Réserver', 'Book', 'Reservieren', 'Reserveren'),
    to: 'mailto:fetes@{domain}',
    content: t(
      '<p>Le mercredi et le week-end, deux heures avant la séance. Écrivez-nous dix jours plus tôt&nbsp;: <a href="mailto:fetes@{domain}">fetes@{domain}</a></p>',
      '<p>Wednesdays and weekends, two hours before the showing. Write to us ten days ahead: <a href="mailto:fetes@{domain}">fetes@{domain}</a></p>',
      '<p>Mittwochs und am Wochenende, zwei Stunden vor der Vorstellung. Schreiben Sie uns zehn Tage vorher: <a href="mailto:fetes@{domain}">fetes@{domain}</a></p>',
      '<p>Op woensdag en in het weekend, twee uur voor de voorstelling. Mail ons tien dagen van tevoren: <a href="mailto:fetes@{domain}">fetes@{domain}</a></p>',
    ),
  },
  {
    id: 77,
    slug: t('popcorn-rapporte', 'bring-your-bucket', 'becher-mitbringen', 'emmer-mee'),
    title: t('Rapportez le seau', 'Bring your bucket', 'Becher mitbringen', 'Neem je emmer mee'),
    teaser: t(
      'Le deuxième est rempli à moitié prix.',
      'The refill is half price.',
      'Nachfüllen kostet die Hälfte.',
      'Bijvullen is half geld.',
    ),
    dates: { type: 'exactWithoutHours', start: 9 },
    picture: ['stills', 's1-popcorn'],
    cta: t('', '', '', ''),
    to: '',
    content: t(
      '<p>Un jour seulement, dans tous les cinémas.</p>',
      '<p>One day only, at every cinema.</p>',
      '<p>Nur an einem Tag, in allen Kinos.</p>',
      '<p>Eén dag maar, in alle bioscopen.</p>',
    ),
  },
];

/** The head of the offers page, and what it promotes. */
export const pageTexts = {
  title: t('Offres', 'Offers', 'Abos und Angebote', 'Nieuws en aanbiedingen'),
  subtitle: t(
    'Le bon jour, la bonne carte, le bon film',
    'The right day, the right card, the right film',
    'Der richtige Tag, die richtige Karte, der richtige Film',
    'De juiste dag, de juiste kaart, de juiste film',
  ),
  promotion: {
    title: t(
      'Nuit du polar : la deuxième place à {money:second}',
      'Crime night: the second ticket for {money:second}',
      'Krimi-Nacht: das zweite Ticket für {money:second}',
      'Misdaadnacht: het tweede kaartje voor {money:second}',
    ),
    subtitle: t('Jusqu’au {next:2}', 'Until {next:2}', 'Bis {next:2}', 'Tot en met {next:2}'),
    text: t(
      '<p>Quatre films de 20:00 à l’aube. Vous en prenez une, l’autre est à {money:second}.</p>',
      '<p>Four films from 20:00 until dawn. Take one ticket, the other is {money:second}.</p>',
      '<p>Vier Filme von 20:00 bis zum Morgen. Nehmen Sie ein Ticket, das andere kostet {money:second}.</p>',
      '<p>Vier films van 20:00 tot de ochtend. Neem er één, de andere kost {money:second}.</p>',
    ),
    restriction: t(
      'Offre limitée à une place par compte, hors séances IMAX.',
      'One ticket per account, not for IMAX showings.',
      'Ein Ticket pro Konto, nicht für IMAX-Vorstellungen.',
      'Eén kaartje per account, niet voor IMAX-voorstellingen.',
    ),
    use: t('En profiter', 'Get it', 'Jetzt nutzen', 'Profiteer ervan'),
    see: t('Voir la nuit', 'See the night', 'Zur Nacht', 'Naar de nacht'),
  },
};
