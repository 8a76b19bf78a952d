import { t } from '../../../words';
import type { PageRow } from './page';

/** For companies and schools that take a hall to themselves. */
export const businessPage: PageRow = {
  id: 12,
  bare: true,
  slug: t('une-salle-pour-vous', 'hire-a-hall', 'saal-mieten', 'zaal-huren'),
  title: t('Une salle pour vous', 'A hall to yourselves', 'Ein Saal für Sie', 'Een zaal voor jullie'),
  seo: { title: null, description: null },
  blocks: [
    {
      kind: 'header',
      title: t('Une salle pour vous', 'A hall to yourselves', 'Ein Saal für Sie', 'Een zaal voor jullie'),
      subtitle: t(
        'Réunion, projection privée, demande en mariage',
        'Meetings, private showings, proposals',
        'Sitzung, Privatvorführung, Heiratsantrag',
        'Vergadering, besloten voorstelling, huwelijksaanzoek',
      ),
      picture: ['stills', 's5-seats-from-above'],
    },
    {
      kind: 'explanation',
      title: t('De 40 à 386 fauteuils', 'From 40 to 386 seats', 'Von 40 bis 386 Plätzen', 'Van 40 tot 386 stoelen'),
      content: t(
        '<p>Le matin, en semaine, presque toutes les salles sont libres. Nous fournissons le micro, l’opérateur et le café.</p><p>Écrivez à <a href="mailto:salles@{domain}">salles@{domain}</a> avec la date et le nombre de personnes.</p>',
        '<p>On weekday mornings almost every hall is free. We bring the microphone, the technician and the coffee.</p><p>Write to <a href="mailto:salles@{domain}">salles@{domain}</a> with the date and the number of people.</p>',
        '<p>Werktags am Morgen ist fast jeder Saal frei. Mikrofon, Technik und Kaffee bringen wir mit.</p><p>Schreiben Sie an <a href="mailto:salles@{domain}">salles@{domain}</a>, mit Datum und Anzahl Personen.</p>',
        '<p>Op doordeweekse ochtenden is bijna elke zaal vrij. Wij zorgen voor microfoon, techniek en koffie.</p><p>Mail naar <a href="mailto:salles@{domain}">salles@{domain}</a> met de datum en het aantal personen.</p>',
      ),
      picture: ['stills', 's12-hall-hire'],
    },
    {
      kind: 'listing',
      title: t('Ce qui est compris', 'What is included', 'Was dabei ist', 'Wat erbij hoort'),
      items: [
        {
          title: t('La technique', 'Technology', 'Die Technik', 'De techniek'),
          content: t(
            '<p>Ordinateur, micro, visioconférence.</p>',
            '<p>Computer, microphone, video calls.</p>',
            '<p>Computer, Mikrofon, Videokonferenz.</p>',
            '<p>Computer, microfoon, videobellen.</p>',
          ),
          picture: ['stills', 's3-projector'],
        },
        {
          title: t('L’accueil', 'Welcome', 'Der Empfang', 'De ontvangst'),
          content: t(
            '<p>Vestiaire, café, badges.</p>',
            '<p>Cloakroom, coffee, badges.</p>',
            '<p>Garderobe, Kaffee, Namensschilder.</p>',
            '<p>Garderobe, koffie, badges.</p>',
          ),
          picture: ['stills', 's1-popcorn'],
        },
        {
          title: t('Le film', 'A film', 'Ein Film', 'De film'),
          content: null,
        },
      ],
    },
    {
      kind: 'mosaic',
      items: [
        {
          title: t('La grande salle', 'The big hall', 'Der grosse Saal', 'De grote zaal'),
          picture: ['experiences', 'e1-laser-screen'],
          to: '{to:experience/imax}',
        },
        {
          title: t('Le salon', 'The lounge', 'Die Lounge', 'De lounge'),
          picture: ['experiences', 'e3-recliner-lounge'],
          to: '{to:experience/PREMIUM}',
        },
        {
          title: t('Les fêtes d’enfants', 'Children’s parties', 'Kinderfeste', 'Kinderfeestjes'),
          picture: ['experiences', 'e4-kids-hall'],
          to: '{offer:anniversaire}',
        },
      ],
    },
    { kind: 'cinemas', count: 6 },
  ],
};

/** What the application does. */
export const appPage: PageRow = {
  id: 17,
  bare: true,
  slug: t('l-application', 'the-app', 'die-app', 'de-app'),
  title: t('L’application Candela', 'The Candela app', 'Die Candela-App', 'De Candela-app'),
  blocks: [
    {
      kind: 'mobileApp',
      title: t(
        'Vos billets dans la poche',
        'Your tickets in your pocket',
        'Ihre Tickets in der Tasche',
        'Je kaartjes op zak',
      ),
      content: t(
        '<p>Réserver, échanger, entrer : l’application garde vos places, même sans réseau.</p>',
        '<p>Book, exchange, walk in: the app keeps your tickets, even offline.</p>',
        '<p>Reservieren, umtauschen, hineingehen: Die App behält Ihre Tickets, auch ohne Netz.</p>',
        '<p>Reserveren, omruilen, naar binnen: de app bewaart je kaartjes, ook zonder netwerk.</p>',
      ),
      picture: ['stills', 's8-phone-ticket'],
    },
    {
      kind: 'listing',
      title: null,
      items: [
        {
          title: t('Sans réseau', 'Offline', 'Ohne Netz', 'Zonder netwerk'),
          content: t(
            '<p>Le billet s’affiche au sous-sol comme au dernier rang.</p>',
            '<p>Your ticket shows in the basement as well as in the last row.</p>',
            '<p>Das Ticket erscheint im Untergeschoss wie in der letzten Reihe.</p>',
            '<p>Je kaartje verschijnt in de kelder net zo goed als op de achterste rij.</p>',
          ),
        },
        {
          title: t('À l’heure', 'On time', 'Rechtzeitig', 'Op tijd'),
          content: t(
            '<p>Une alerte vingt minutes avant, avec l’itinéraire.</p>',
            '<p>A reminder twenty minutes before, with the way there.</p>',
            '<p>Eine Erinnerung zwanzig Minuten davor, mit dem Weg.</p>',
            '<p>Een bericht twintig minuten van tevoren, met de route.</p>',
          ),
        },
        {
          title: t('En groupe', 'Together', 'Zusammen', 'Samen'),
          content: t(
            '<p>Chacun reçoit sa place, et règle la sienne.</p>',
            '<p>Everyone gets their own seat, and pays for it.</p>',
            '<p>Alle bekommen ihr Ticket und zahlen es selbst.</p>',
            '<p>Iedereen krijgt een eigen kaartje en betaalt dat zelf.</p>',
          ),
        },
      ],
    },
  ],
};
