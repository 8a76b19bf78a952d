import { t } from '../../words';

/** Footer, questions, alerts and pushes of every site. */
export const columns = {
  house: t('Candela', 'Candela', 'Candela', 'Candela'),
  help: t('Vous aider', 'Help', 'Hilfe', 'Hulp'),
};

export const links = {
  films: t('Films', 'Films', 'Filme', 'Films'),
  cinemas: t('Cinémas', 'Cinemas', 'Kinos', 'Bioscopen'),
  cards: t('Cinécartes', 'Cinécartes', 'Cinécartes', 'Cinécartes'),
  gift: t('Carte cadeau', 'Gift card', 'Geschenkkarte', 'Cadeaukaart'),
  experiences: t('Expériences', 'Experiences', 'Erlebnisse', 'Belevingen'),
  offers: t('Offres', 'Offers', 'Angebote', 'Aanbiedingen'),
  news: t('Actualités', 'News', 'News', 'Nieuws'),
  hall: t('Une salle pour vous', 'Hire a hall', 'Saal mieten', 'Zaal huren'),
  business: t('Entreprises', 'For companies', 'Firmen', 'Zakelijk'),
  centre: t('Centre d’aide', 'Help centre', 'Hilfe', 'Klantenservice'),
  terms: t('Conditions générales', 'Terms and conditions', 'AGB', 'Algemene voorwaarden'),
  voucher: t('Vérifier un chèque cinéma', 'Check a voucher', 'Gutschein prüfen', 'Voucher controleren'),
  calm: t('Séances calmes', 'Calm showings', 'Ruhige Vorstellungen', 'Rustige voorstellingen'),
  access: t(
    'Accessibilité : partiellement conforme',
    'Accessibility: partially compliant',
    'Barrierefreiheit',
    'Toegankelijkheid',
  ),
  privacy: t('Données personnelles', 'Privacy', 'Datenschutz', 'Privacy'),
  notice: t('Mentions légales', 'Legal notice', 'Impressum', 'Colofon'),
  cookies: t('Mes cookies', 'Cookie choices', 'Cookie-Einstellungen', 'Cookie-instellingen'),
};

export const faq = [
  {
    topic: t('Billets', 'Tickets', 'Tickets', 'Kaartjes'),
    /** The answer in the help centre. */
    id: 901,
    title: t(
      'Puis-je échanger ma place ?',
      'Can I exchange my ticket?',
      'Kann ich mein Ticket umtauschen?',
      'Kan ik mijn kaartje omruilen?',
    ),
    text: t(
      '<p>Oui, jusqu&rsquo;&agrave; 45&nbsp;minutes avant la s&eacute;ance, depuis vos r&eacute;servations. Sans frais.</p>',
      '<p>Yes, up to 45&nbsp;minutes before the showing, from your bookings. Free of charge.</p>',
      '<p>Ja, bis 45&nbsp;Minuten vor der Vorstellung, unter Ihren Reservationen. Kostenlos.</p>',
      '<p>Ja, tot 45&nbsp;minuten voor de voorstelling, bij je reserveringen. Gratis.</p>',
    ),
  },
  {
    topic: t('Programme', 'Programme', 'Programm', 'Programma'),
    id: 911,
    title: t(
      'Quand arrive le programme de la semaine ?',
      'When is the week’s programme announced?',
      'Wann erscheint das Wochenprogramm?',
      'Wanneer komt het weekprogramma?',
    ),
    text: t(
      '<p>Le mardi soir pour la semaine du mercredi au mardi.</p>',
      '<p>On Tuesday evening, for the week that follows.</p>',
      '<p>Am Dienstagabend f&uuml;r die folgende Woche.</p>',
      '<p>Op dinsdagavond, voor de week die volgt.</p>',
    ),
  },
  {
    topic: t('Accessibilité', 'Accessibility', 'Barrierefreiheit', 'Toegankelijkheid'),
    id: 961,
    title: t(
      'Comment réserver une place fauteuil roulant ?',
      'How do I book a wheelchair space?',
      'Wie reserviere ich einen Rollstuhlplatz?',
      'Hoe reserveer ik een rolstoelplaats?',
    ),
    text: t(
      '<p>Choisissez une s&eacute;ance marqu&eacute;e du pictogramme, puis la place sur le plan de salle.</p>',
      '<p>Choose a showing with the wheelchair sign, then the space on the seat map.</p>',
      '<p>W&auml;hlen Sie eine Vorstellung mit dem Rollstuhlzeichen und dann den Platz im Saalplan.</p>',
      '<p>Kies een voorstelling met het rolstoelteken en daarna de plaats op de plattegrond.</p>',
    ),
  },
] as const;

export const alerts = {
  strike: {
    title: t(
      'Grève des transports vendredi soir',
      'Public transport strike on Friday evening',
      'Streik im öffentlichen Verkehr am Freitagabend',
      'Staking openbaar vervoer op vrijdagavond',
    ),
    text: t(
      '<p>&Eacute;changez vos places sans frais jusqu&rsquo;&agrave; la s&eacute;ance.</p>',
      '<p>Exchange your tickets free of charge up to the showing.</p>',
      '<p>Tickets lassen sich bis zur Vorstellung kostenlos umtauschen.</p>',
      '<p>Je kunt je kaartjes tot aan de voorstelling gratis omruilen.</p>',
    ),
    cta: t('Comment faire', 'How to do it', 'So geht es', 'Zo werkt het'),
  },
  pay: {
    title: t('Paiement par carte', 'Card payment', 'Kartenzahlung', 'Betalen met pas'),
    text: t(
      '<p>Le paiement par carte peut prendre une minute de plus ce soir.</p>',
      '<p>Paying by card may take a minute longer tonight.</p>',
      '<p>Kartenzahlungen k&ouml;nnen heute Abend etwas l&auml;nger dauern.</p>',
      '<p>Betalen met je pas kan vanavond een minuutje langer duren.</p>',
    ),
  },
  lift: {
    title: t('Ascenseur en panne', 'Lift out of order', 'Lift ausser Betrieb', 'Lift buiten gebruik'),
    text: t(
      '<p>Les salles de l&rsquo;&eacute;tage ne sont pas accessibles en fauteuil jusqu&rsquo;&agrave; jeudi.</p>',
      '<p>The upper halls cannot be reached by wheelchair until Thursday.</p>',
      '<p>Die oberen S&auml;le sind bis Donnerstag nicht mit dem Rollstuhl erreichbar.</p>',
      '<p>De bovenzalen zijn tot donderdag niet bereikbaar met een rolstoel.</p>',
    ),
  },
};

export const pushes = {
  hero: t(
    'En salle depuis mercredi',
    'In cinemas since Wednesday',
    'Seit Mittwoch im Kino',
    'Sinds deze week in de bioscoop',
  ),
  next: t('Bientôt en salle', 'Coming soon', 'Bald im Kino', 'Binnenkort in de bioscoop'),
  header: t(
    'Avant-premières : les places partent vite',
    'Previews: tickets go fast',
    'Vorpremieren: schnell sein lohnt sich',
    'Voorpremières: wees er snel bij',
  ),
  app: t(
    'Vos billets, même sans réseau',
    'Your tickets, even offline',
    'Ihre Tickets, auch ohne Netz',
    'Je kaartjes, ook zonder netwerk',
  ),
  appText: t(
    'L’application Candela garde vos places.',
    'The Candela app keeps your tickets.',
    'Die Candela-App bewahrt Ihre Tickets auf.',
    'De Candela-app bewaart je kaartjes.',
  ),
  see: t('Voir les séances', 'See showtimes', 'Zu den Vorstellungen', 'Bekijk de voorstellingen'),
  get: t('Télécharger', 'Get the app', 'App laden', 'Download de app'),
};
