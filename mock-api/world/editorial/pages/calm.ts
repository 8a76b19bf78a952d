import { t } from '../../../words';
import type { PageRow } from './page';

/** A page with every kind of block. */
export const calmPage: PageRow = {
  id: 11,
  bare: true,
  slug: t('seances-calmes', 'calm-showings', 'ruhige-vorstellungen', 'rustige-voorstellingen'),
  title: t('Séances calmes', 'Calm showings', 'Ruhige Vorstellungen', 'Rustige voorstellingen'),
  seo: {
    title: t(
      'Séances calmes et adaptées',
      'Calm, relaxed cinema showings',
      'Ruhige Kinovorstellungen',
      'Rustige, prikkelarme voorstellingen',
    ),
    description: t(
      'Un samedi par mois : son doux, lumière à moitié, pas de publicité, et le droit de bouger.',
      'One Saturday a month: softer sound, half the lights, no adverts, and freedom to move.',
      'Einmal im Monat am Samstag: leiser Ton, halbes Licht, keine Werbung, Bewegung erlaubt.',
      'Eén zaterdag per maand: zacht geluid, halflicht, geen reclame, en bewegen mag.',
    ),
  },
  blocks: [
    {
      kind: 'header',
      title: t('Séances calmes', 'Calm showings', 'Ruhige Vorstellungen', 'Rustige voorstellingen'),
      subtitle: t(
        'Un samedi par mois\nLe son est doux, la salle reste éclairée, on peut bouger, sortir, revenir. Pour toutes celles et ceux que le cinéma fatigue.',
        'One Saturday a month\nSoft sound, lights half up, and you can move, leave and come back. For everyone who finds the cinema tiring.',
        'An einem Samstag im Monat\nDer Ton ist leise, das Licht bleibt an, man darf sich bewegen, hinausgehen, wiederkommen. Für alle, die Kino sonst ermüdet.',
        'Eén zaterdag per maand\nHet geluid is zacht, het licht blijft aan, je mag bewegen, weggaan en terugkomen. Voor iedereen voor wie de bioscoop vermoeiend is.',
      ),
      picture: ['backdrops', 'p40'],
    },
    {
      kind: 'explanation',
      title: t('Comment ça se passe', 'How it works', 'So läuft es ab', 'Zo gaat het'),
      content: t(
        `<h3>On entre quand on veut</h3><p>Les portes ouvrent vingt minutes plus tôt, sans publicité ni bande-annonce.</p>
        <h3>On s’installe où l’on veut</h3><p>La moitié des fauteuils reste libre. Les coussins et les casques sont à l’entrée.</p>
        <h3>On sort si l’on veut</h3><p>Une salle de repos est ouverte, avec une personne pour accueillir.</p>`,
        `<h3>Come in when you like</h3><p>Doors open twenty minutes early, with no adverts and no trailers.</p>
        <h3>Sit where you like</h3><p>Half the seats stay free. Cushions and headphones are at the door.</p>
        <h3>Leave if you like</h3><p>There is a quiet room, with someone to welcome you.</p>`,
        `<h3>Hinein, wann man will</h3><p>Die Türen öffnen zwanzig Minuten früher, ohne Werbung und Trailer.</p>
        <h3>Sitzen, wo man will</h3><p>Die Hälfte der Sessel bleibt frei. Kissen und Gehörschutz liegen am Eingang.</p>
        <h3>Hinaus, wenn man will</h3><p>Ein Ruheraum ist offen, mit jemandem, der empfängt.</p>`,
        `<h3>Kom binnen wanneer je wilt</h3><p>De deuren gaan twintig minuten eerder open, zonder reclame en trailers.</p>
        <h3>Zit waar je wilt</h3><p>De helft van de stoelen blijft vrij. Kussens en koptelefoons liggen bij de deur.</p>
        <h3>Ga weg als je wilt</h3><p>Er is een rustige ruimte, met iemand die je ontvangt.</p>`,
      ),
    },
    {
      kind: 'mosaic',
      items: [
        {
          title: t(
            'La salle 5 de {house}, lumière à moitié',
            'Hall 5 at {house}, lights half up',
            'Saal 5 im {house}, bei halbem Licht',
            'Zaal 5 van {house}, in halflicht',
          ),
          picture: ['experiences', 'e4-kids-hall'],
          to: null,
        },
        {
          title: t('Otto, ce mois-ci', 'Otto, this month', 'Otto, diesen Monat', 'Otto, deze maand'),
          picture: ['backdrops', 'p25'],
          to: '{movie:p25}',
        },
        {
          title: t(
            'Spreeuwen, en décembre',
            'Spreeuwen, in December',
            'Spreeuwen, im Dezember',
            'Spreeuwen, in december',
          ),
          picture: ['backdrops', 'p09'],
          to: '{movie:p09}',
        },
        {
          title: t(
            'Une entrée de plain-pied',
            'A step-free entrance',
            'Ein stufenloser Eingang',
            'Een drempelvrije ingang',
          ),
          picture: ['facades', 'f04-small-town'],
          to: '{to:cinemas}',
        },
      ],
    },
    {
      kind: 'listing',
      title: t('Ce qui est adapté', 'What is different', 'Was anders ist', 'Wat er anders is'),
      items: [
        {
          title: t('Le son', 'Sound', 'Der Ton', 'Het geluid'),
          content: t(
            '<p>−8 dB, sans effets soudains.</p>',
            '<p>−8 dB, no sudden effects.</p>',
            '<p>−8 dB, keine plötzlichen Effekte.</p>',
            '<p>−8 dB, geen plotselinge effecten.</p>',
          ),
        },
        {
          title: t('La lumière', 'Light', 'Das Licht', 'Het licht'),
          content: t(
            '<p>30 % pendant tout le film.</p>',
            '<p>30% throughout the film.</p>',
            '<p>30 % während des ganzen Films.</p>',
            '<p>30% tijdens de hele film.</p>',
          ),
        },
        {
          title: t('Le film', 'The film', 'Der Film', 'De film'),
          content: t(
            '<p>Choisi avec deux associations, décrit scène par scène à l’avance.</p>',
            '<p>Chosen with two charities and described scene by scene beforehand.</p>',
            '<p>Mit zwei Vereinen ausgesucht und vorab Szene für Szene beschrieben.</p>',
            '<p>Gekozen met twee verenigingen en vooraf scène voor scène beschreven.</p>',
          ),
        },
        {
          title: t('L’équipe', 'The team', 'Das Team', 'Het team'),
          content: t(
            '<p>Formée, en gilet bleu.</p>',
            '<p>Trained, in blue waistcoats.</p>',
            '<p>Geschult, in blauer Weste.</p>',
            '<p>Opgeleid, in een blauw vest.</p>',
          ),
        },
        {
          title: t('Le prix', 'The price', 'Der Preis', 'De prijs'),
          content: t(
            '<p>{money:calm} pour chacun, accompagnant compris.</p>',
            '<p>{money:calm} for everyone, carers included.</p>',
            '<p>{money:calm} für alle, auch für die Begleitung.</p>',
            '<p>{money:calm} voor iedereen, ook voor begeleiders.</p>',
          ),
        },
        {
          title: t('La durée', 'Length', 'Die Dauer', 'De duur'),
          content: t(
            '<p>Moins de 1h40, entracte possible.</p>',
            '<p>Under 1h40, with an interval if needed.</p>',
            '<p>Weniger als 1h40, Pause möglich.</p>',
            '<p>Korter dan 1u40, pauze mogelijk.</p>',
          ),
        },
      ],
    },
    {
      kind: 'guest',
      name: 'Hélène Mareuil',
      role: t(
        'Comédienne, marraine des séances calmes',
        'Actor, patron of the calm showings',
        'Schauspielerin, Patin der ruhigen Vorstellungen',
        'Actrice, beschermvrouw van de rustige voorstellingen',
      ),
      picture: ['guests', 'g3-actress'],
      quote: t(
        'La première fois, mon fils a couru dans l’allée pendant une heure. Personne ne s’est retourné.',
        'The first time, my son ran up and down the aisle for an hour. Nobody turned round.',
        'Beim ersten Mal lief mein Sohn eine Stunde lang durch den Gang. Niemand drehte sich um.',
        'De eerste keer rende mijn zoon een uur lang door het gangpad. Niemand keek om.',
      ),
    },
    { kind: 'shows', films: ['p25', 'p13', 'p09', 'p38', 'p20'] },
    { kind: 'cinemas', count: 4 },
    {
      kind: 'mobileApp',
      title: t(
        'Vos billets dans la poche',
        'Your tickets in your pocket',
        'Ihre Tickets in der Tasche',
        'Je kaartjes op zak',
      ),
      picture: ['stills', 's8-phone-ticket'],
      content: t(
        '<p>Réserver, échanger, entrer : l’application garde vos places, même sans réseau.</p>',
        '<p>Book, exchange, walk in: the app keeps your tickets, even offline.</p>',
        '<p>Reservieren, umtauschen, hineingehen: Die App behält Ihre Tickets, auch ohne Netz.</p>',
        '<p>Reserveren, omruilen, naar binnen: de app bewaart je kaartjes, ook zonder netwerk.</p>',
      ),
    },
  ],
};
