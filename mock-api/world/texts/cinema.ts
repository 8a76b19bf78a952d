import { same, t } from '../../words';

/** Services by slug; the ones a house has are drawn. `html` as a CMS writes it. */
export const services = [
  {
    slug: 'comptoir',
    badge: 'bar',
    access: false,
    label: t('Comptoir et café', 'Bar and café', 'Bar und Café', 'Bar en café'),
    html: t(
      '<p>Ouvert 30&nbsp;minutes avant la premi&egrave;re s&eacute;ance. Pop-corn du jour, sandwichs, vin au verre.</p>\r\n<p>Les boissons entrent en salle.</p>',
      '<p>Open 30 minutes before the first showing. Fresh popcorn, sandwiches, wine by the glass.</p>\r\n<p>Drinks may be taken in.</p>',
      '<p>Ab 30&nbsp;Minuten vor der ersten Vorstellung. Frisches Popcorn, Sandwiches, offene Weine.</p>\r\n<p>Getr&auml;nke d&uuml;rfen mit in den Saal.</p>',
      '<p>Open vanaf 30 minuten voor de eerste voorstelling. Verse popcorn, broodjes, wijn per glas.</p>\r\n<p>Je drankje mag mee de zaal in.</p>',
    ),
  },
  {
    slug: 'parking',
    badge: 'parking',
    access: false,
    label: t('Parking', 'Car park', 'Parkhaus', 'Parkeren'),
    html: t(
      '<p>Tarif soir&eacute;e d&egrave;s 19:00, ticket &agrave; valider au comptoir.</p>',
      '<p>Evening rate from 19:00; have your ticket stamped at the bar.</p>',
      '<p>Abendtarif ab 19:00, Parkkarte an der Bar entwerten.</p>',
      '<p>Avondtarief vanaf 19:00, laat je kaartje afstempelen aan de bar.</p>',
    ),
  },
  {
    slug: 'location-de-salle',
    badge: 'hire',
    access: false,
    label: t('Location de salle', 'Hire a hall', 'Saal mieten', 'Zaalverhuur'),
    html: t(
      '<p>Assembl&eacute;es, projections, anniversaires&nbsp;: de 20 &agrave; 386 personnes.</p>',
      '<p>Meetings, screenings, birthdays: from 20 to 386 people.</p>',
      '<p>Versammlungen, Vorf&uuml;hrungen, Geburtstage: von 20 bis 386&nbsp;Personen.</p>',
      '<p>Vergaderingen, vertoningen, verjaardagen: van 20 tot 386 personen.</p>',
    ),
  },
  {
    slug: 'anniversaires',
    badge: 'birthday',
    access: false,
    label: t('Anniversaires', 'Birthdays', 'Kindergeburtstage', 'Kinderfeestjes'),
    html: t(
      '<p>Un film, un go&ucirc;ter, une visite de la cabine.</p>',
      '<p>A film, a tea and a look into the projection box.</p>',
      '<p>Ein Film, etwas Kuchen und ein Besuch im Vorf&uuml;hrraum.</p>',
      '<p>Een film, taart en een kijkje in de cabine.</p>',
    ),
  },
  {
    slug: 'acces-pmr',
    badge: 'step-free',
    access: true,
    label: t('Salles accessibles', 'Step-free halls', 'Rollstuhlgängige Säle', 'Rolstoeltoegankelijke zalen'),
    html: t(
      '<p>Ascenseur pour toutes les salles, deux places par salle.</p>',
      '<p>A lift to every hall, two spaces in each.</p>',
      '<p>Lift zu allen S&auml;len, je zwei Pl&auml;tze.</p>',
      '<p>Lift naar alle zalen, twee plaatsen per zaal.</p>',
    ),
  },
  {
    slug: 'boucle-auditive',
    badge: 'hearing-loop',
    access: true,
    label: t('Boucle auditive', 'Hearing loop', 'Höranlage', 'Ringleiding'),
    html: t(
      '<p>Aux caisses et dans les salles signal&eacute;es, rangs&nbsp;A &agrave;&nbsp;E.</p>',
      '<p>At the tills and in the marked halls, rows A to E.</p>',
      '<p>An den Kassen und in den gekennzeichneten S&auml;len, Reihen A bis E.</p>',
      '<p>Bij de kassa&rsquo;s en in de aangegeven zalen, rij A tot en met E.</p>',
    ),
  },
  {
    slug: 'audiodescription',
    badge: 'audio-description',
    access: true,
    label: t('Audiodescription', 'Audio description', 'Audiodeskription', 'Audiodescriptie'),
    html: t(
      '<p>Casques au comptoir, contre une pi&egrave;ce d&rsquo;identit&eacute;.</p>',
      '<p>Headsets at the bar, in exchange for an identity card.</p>',
      '<p>Kopfh&ouml;rer an der Bar, gegen einen Ausweis.</p>',
      '<p>Koptelefoons aan de bar, in ruil voor een legitimatie.</p>',
    ),
  },
  {
    slug: 'velos',
    badge: 'bicycles',
    access: false,
    label: t('Parking à vélos', 'Bicycle parking', 'Veloparkplatz', 'Fietsenstalling'),
    html: t(
      '<p>Quarante arceaux couverts, pompe au comptoir.</p>',
      '<p>Forty covered stands, and a pump at the bar.</p>',
      '<p>Vierzig gedeckte Pl&auml;tze, Pumpe an der Bar.</p>',
      '<p>Veertig overdekte plekken, pomp aan de bar.</p>',
    ),
  },
  {
    slug: 'recharge',
    badge: 'charging',
    access: false,
    label: t('Bornes de recharge', 'Charging points', 'Ladestationen', 'Laadpalen'),
    html: t(
      '<p>Six bornes au premier sous-sol, gratuites pendant la s&eacute;ance.</p>',
      '<p>Six points on the first lower level, free during the film.</p>',
      '<p>Sechs Stationen im ersten Untergeschoss, w&auml;hrend des Films gratis.</p>',
      '<p>Zes palen op niveau &minus;1, gratis tijdens de film.</p>',
    ),
  },
  {
    slug: 'vestiaire',
    badge: 'cloakroom',
    access: false,
    label: t('Vestiaire', 'Cloakroom', 'Garderobe', 'Garderobe'),
    html: null,
  },
  {
    slug: 'terrasse',
    badge: 'terrace',
    access: false,
    label: t('Terrasse', 'Terrace', 'Terrasse', 'Terras'),
    html: t(
      '<p>Du 1<sup>er</sup>&nbsp;avril au 30&nbsp;septembre, jusqu&rsquo;&agrave; la derni&egrave;re s&eacute;ance.</p>',
      '<p>From 1 April to 30 September, until the last showing.</p>',
      '<p>Vom 1.&nbsp;April bis 30.&nbsp;September, bis zur letzten Vorstellung.</p>',
      '<p>Van 1 april tot en met 30 september, tot de laatste voorstelling.</p>',
    ),
  },
  {
    slug: 'famille',
    badge: 'family',
    access: false,
    label: t('Espace famille', 'Family area', 'Familienzone', 'Familieruimte'),
    html: t(
      '<p>Table &agrave; langer, r&eacute;hausseurs, place pour les poussettes.</p>',
      '<p>Changing table, booster seats, room for prams.</p>',
      '<p>Wickeltisch, Sitzerh&ouml;hungen, Platz f&uuml;r Kinderwagen.</p>',
      '<p>Verschoontafel, zitverhogers, plek voor kinderwagens.</p>',
    ),
  },
] as const;

export const priceLabels = {
  full: t('Plein tarif', 'Full price', 'Normalpreis', 'Volle prijs'),
  morning: t('Matinée', 'Morning', 'Morgenvorstellung', 'Ochtendtarief'),
  child: t('Moins de 14 ans', 'Under 14', 'Unter 14 Jahren', 'Tot 14 jaar'),
  student: t('Étudiants, 14 à 25 ans', 'Students, 14 to 25', 'Studierende, 14 bis 25', 'Studenten, 14 tot 25 jaar'),
  reduced: t(
    'Demandeurs d’emploi, PMR',
    'Job seekers, disabled visitors',
    'Stellensuchende, IV',
    'Werkzoekenden, bezoekers met een beperking',
  ),
  card: t('Cinécarte 5 places', 'Cinécarte, 5 seats', 'Cinécarte, 5 Eintritte', 'Cinécarte, 5 plaatsen'),
};

export const priceLegends = {
  morning: t(
    'Toute séance avant 11:30',
    'Any showing before 11:30',
    'Alle Vorstellungen vor 11:30',
    'Alle voorstellingen voor 11:30',
  ),
  child: t('Sur justificatif', 'Proof of age required', 'Mit Ausweis', 'Op vertoon van een legitimatie'),
  student: t(
    'Du lundi au vendredi, hors fériés',
    'Monday to Friday, except public holidays',
    'Montag bis Freitag, ausser an Feiertagen',
    'Maandag tot en met vrijdag, behalve op feestdagen',
  ),
  reduced: t(
    'Sur justificatif de moins de 3 mois',
    'With a document under three months old',
    'Mit Nachweis, nicht älter als 3 Monate',
    'Met een bewijs van maximaal 3 maanden oud',
  ),
  card: t('Soit par place', 'Per seat', 'Pro Eintritt', 'Per plaats'),
};

/** As people at the till speak: formats together, and formats without others. */
export const supplementLabels = {
  imax: t('IMAX hors 3D', 'IMAX, except 3D', 'IMAX ohne 3D', 'IMAX zonder 3D'),
  imax3d: same('IMAX 3D'),
  '4dx': t('4DX hors 3D', '4DX, except 3D', '4DX ohne 3D', '4DX zonder 3D'),
  '4dx3d': same('4DX 3D'),
  dolby: t('Supplément Dolby', 'Dolby supplement', 'Zuschlag Dolby', 'Toeslag Dolby'),
  screenx: t('Supplément ScreenX', 'ScreenX supplement', 'Zuschlag ScreenX', 'Toeslag ScreenX'),
  '3d': t('Séances en 3D', '3D showings', '3D-Vorstellungen', '3D-voorstellingen'),
  glasses: t('Lunettes 3D', '3D glasses', '3D-Brille', '3D-bril'),
  premium: t('Fauteuil Premium', 'Premium seat', 'Premium-Sitz', 'Premium-stoel'),
};

export const priceTerms = t(
  '<p>Frais de r&eacute;servation en ligne inclus. Les suppl&eacute;ments s&rsquo;ajoutent aux abonnements et aux cartes.</p>',
  '<p>Online booking fees included. Supplements are added to passes and cards.</p>',
  '<p>Inklusive Online-Geb&uuml;hren. Zuschl&auml;ge gelten auch f&uuml;r Abos und Karten.</p>',
  '<p>Inclusief online reserveringskosten. Toeslagen gelden ook bij abonnementen en kaarten.</p>',
);

export const cinemaAlert = {
  text: t(
    '<p><strong>Entr&eacute;e lat&eacute;rale ferm&eacute;e</strong><br>Jusqu&rsquo;&agrave; mardi, passez par l&rsquo;entr&eacute;e principale.</p>',
    '<p><strong>Side entrance closed</strong><br>Until Tuesday, please use the main entrance.</p>',
    '<p><strong>Seiteneingang geschlossen</strong><br>Bitte nehmen Sie bis Dienstag den Haupteingang.</p>',
    '<p><strong>Zij-ingang gesloten</strong><br>Gebruik tot en met dinsdag de hoofdingang.</p>',
  ),
  cta: t('Voir le plan', 'See the map', 'Zum Plan', 'Bekijk de plattegrond'),
};

export const confluenceAlert = t(
  '<p><strong>Entr&eacute;e quai Rambaud ferm&eacute;e</strong><br>Jusqu&rsquo;&agrave; mardi, passez par le cours Charlemagne.</p>',
  '<p><strong>Quai Rambaud entrance closed</strong><br>Until Tuesday, please come in by cours Charlemagne.</p>',
  '<p><strong>Eingang Quai Rambaud geschlossen</strong><br>Bitte kommen Sie bis Dienstag &uuml;ber den Cours Charlemagne.</p>',
  '<p><strong>Ingang Quai Rambaud gesloten</strong><br>Kom tot en met dinsdag binnen via de cours Charlemagne.</p>',
);

export const slideTexts = {
  laser: {
    title: t('Un noir enfin noir', 'Black, at last', 'Endlich richtig schwarz', 'Eindelijk echt zwart'),
    subtitle: t(
      'La grande salle passe au laser',
      'The big hall has gone laser',
      'Der grosse Saal hat jetzt Laser',
      'De grote zaal heeft nu laser',
    ),
  },
  family: {
    title: t('Le dimanche, on y va tous', 'Sundays are for everyone', 'Sonntags gehen alle', 'Op zondag gaat iedereen'),
    subtitle: t(
      'Cinékids, deux séances le matin',
      'Cinékids, two morning showings',
      'Cinékids, zweimal am Morgen',
      'Cinékids, twee ochtendvoorstellingen',
    ),
  },
  guests: {
    title: t(
      'Le film, puis l’équipe',
      'The film, then its makers',
      'Erst der Film, dann das Team',
      'Eerst de film, dan de makers',
    ),
    subtitle: t(
      'Rencontre après la séance du soir',
      'A talk after the evening showing',
      'Gespräch nach der Abendvorstellung',
      'Nagesprek na de avondvoorstelling',
    ),
  },
  night: {
    title: t('La nuit du cinéma', 'The night of the films', 'Die lange Filmnacht', 'De lange filmnacht'),
    subtitle: t(
      'Quatre films, un petit-déjeuner',
      'Four films and a breakfast',
      'Vier Filme und ein Frühstück',
      'Vier films en een ontbijt',
    ),
  },
  seats: {
    title: t(
      'Plus de place pour les jambes',
      'More room for your legs',
      'Mehr Platz für die Beine',
      'Meer ruimte voor je benen',
    ),
    subtitle: t(
      'De nouveaux fauteuils dans trois salles',
      'New seats in three halls',
      'Neue Sessel in drei Sälen',
      'Nieuwe stoelen in drie zalen',
    ),
  },
  menu: {
    title: t(
      'Une carte courte, et bonne',
      'A short menu, and a good one',
      'Eine kurze, gute Karte',
      'Een korte kaart, en een goede',
    ),
    subtitle: t(
      'Au comptoir, avant et après le film',
      'At the bar, before and after the film',
      'An der Bar, vor und nach dem Film',
      'Aan de bar, voor en na de film',
    ),
  },
  cta: t('Voir les séances', 'See showtimes', 'Zu den Vorstellungen', 'Bekijk de voorstellingen'),
  tag: t('Nouveau', 'New', 'Neu', 'Nieuw'),
};

export const nearbyWords = t(
  'Séances à proximité',
  'Showings nearby',
  'Vorstellungen in der Nähe',
  'Voorstellingen in de buurt',
);

/** Sentences with a place in them. */
export const places = {
  cinema: (halls: number, seats: string) =>
    t(
      `<p>${halls} salles, ${seats} fauteuils. Ouvert tous les jours, une demi-heure avant la premi&egrave;re s&eacute;ance.</p>`,
      `<p>${halls} halls, ${seats} seats. Open every day, half an hour before the first showing.</p>`,
      `<p>${halls}&nbsp;S&auml;le, ${seats}&nbsp;Pl&auml;tze. T&auml;glich ge&ouml;ffnet, eine halbe Stunde vor der ersten Vorstellung.</p>`,
      `<p>${halls} zalen, ${seats} stoelen. Elke dag open vanaf een half uur voor de eerste voorstelling.</p>`,
    ),
  way: (street: string, access: string) =>
    t(
      `<h3>En transports</h3>\r\n<p>${access}</p>\r\n<h3>En voiture</h3>\r\n<p>${street}. Parking &agrave; 150&nbsp;m, ouvert d&egrave;s 19:00 en semaine et toute la journ&eacute;e le week-end.</p>`,
      `<h3>By public transport</h3>\r\n<p>${access}</p>\r\n<h3>By car</h3>\r\n<p>${street}. Car park 150&nbsp;m away, open from 19:00 on weekdays and all day at weekends.</p>`,
      `<h3>Mit &ouml;ffentlichen Verkehrsmitteln</h3>\r\n<p>${access}</p>\r\n<h3>Mit dem Auto</h3>\r\n<p>${street}. Parkhaus in 150&nbsp;m, wochentags ab 19:00 und am Wochenende den ganzen Tag offen.</p>`,
      `<h3>Met het openbaar vervoer</h3>\r\n<p>${access}</p>\r\n<h3>Met de auto</h3>\r\n<p>${street}. Parkeergarage op 150&nbsp;meter, doordeweeks open vanaf 19:00 en in het weekend de hele dag.</p>`,
    ),
  /** As editors of a table write it, with entities and what their editor puts at the end of a line. */
  wayByTable: (street: string, access: string) =>
    t(
      `<h3>En transports</h3>\r\n<p>${access}</p>\r\n<h3>En voiture</h3>\r\n<p>${street}. Parking &agrave; 150&nbsp;m.</p>\r\n<table><tr><th>Jour</th><th>Parking</th></tr><tr><td>Lun.&ndash;ven.</td><td>d&egrave;s 19:00</td></tr><tr><td>Sam.&ndash;dim.</td><td>toute la journ&eacute;e</td></tr></table>`,
      `<h3>By public transport</h3>\r\n<p>${access}</p>\r\n<h3>By car</h3>\r\n<p>${street}. Car park 150&nbsp;m away.</p>\r\n<table><tr><th>Day</th><th>Car park</th></tr><tr><td>Mon&ndash;Fri</td><td>from 19:00</td></tr><tr><td>Sat&ndash;Sun</td><td>all day</td></tr></table>`,
      `<h3>Mit &ouml;ffentlichen Verkehrsmitteln</h3>\r\n<p>${access}</p>\r\n<h3>Mit dem Auto</h3>\r\n<p>${street}. Parkhaus in 150&nbsp;m.</p>\r\n<table><tr><th>Tag</th><th>Parkhaus</th></tr><tr><td>Mo&ndash;Fr</td><td>ab 19:00</td></tr><tr><td>Sa&ndash;So</td><td>ganzer Tag</td></tr></table>`,
      `<h3>Met het openbaar vervoer</h3>\r\n<p>${access}</p>\r\n<h3>Met de auto</h3>\r\n<p>${street}. Parkeergarage op 150&nbsp;meter.</p>\r\n<table><tr><th>Dag</th><th>Parkeren</th></tr><tr><td>ma&ndash;vr</td><td>vanaf 19:00</td></tr><tr><td>za&ndash;zo</td><td>de hele dag</td></tr></table>`,
    ),
  seoTitle: (name: string) =>
    t(
      `${name} : films et horaires`,
      `${name}: films and showtimes`,
      `${name}: Filme und Zeiten`,
      `${name}: films en tijden`,
    ),
  seoText: (name: string, city: string) =>
    t(
      `Les films à l’affiche et les séances du jour au ${name}, à ${city}. Réservez votre place en ligne.`,
      `What’s on and today’s showtimes at ${name}, ${city}. Book your seat online.`,
      `Filme und heutige Vorstellungen im ${name} in ${city}. Online reservieren.`,
      `Films en tijden van vandaag bij ${name} in ${city}. Reserveer online.`,
    ),
  city: (name: string, count: number) =>
    t(
      `<p>${count} Candela &agrave; ${name}&nbsp;: de la grande salle au fauteuil qui bouge, et des films en version originale tous les soirs.</p>`,
      `<p>${count === 1 ? 'One Candela' : `${count} Candela cinemas`} in ${name}: from the big screen to seats that move, and films in their original language every night.</p>`,
      `<p>${count} Candela in ${name}: vom grossen Saal bis zum Sessel, der sich bewegt, und jeden Abend Filme in Originalsprache.</p>`,
      `<p>${count} keer Candela in ${name}: van het grote doek tot stoelen die bewegen, en elke avond films in de oorspronkelijke taal.</p>`,
    ),
  citySeo: (name: string) =>
    t(
      `Cinémas à ${name} : films et horaires`,
      `Cinemas in ${name}: films and showtimes`,
      `Kinos in ${name}: Filme und Zeiten`,
      `Bioscopen in ${name}: films en tijden`,
    ),
};

export const defaultAccess = t(
  'Arrêt à 200&nbsp;m, lignes du centre.',
  'Stop 200&nbsp;m away, lines to the centre.',
  'Haltestelle in 200&nbsp;m, Linien ins Zentrum.',
  'Halte op 200&nbsp;meter, lijnen naar het centrum.',
);

export const accessText = t(
  'Deux places par salle, ascenseur, boucle magnétique aux caisses.',
  'Two wheelchair spaces per hall, lift, hearing loop at the tills.',
  'Zwei Rollstuhlplätze pro Saal, Lift, Höranlage an den Kassen.',
  'Twee rolstoelplaatsen per zaal, lift, ringleiding bij de kassa’s.',
);
