import { type AnswerRow, answer } from './answer';

/** Every question of the help centres; what one site does not ask stands in no category of it. */
export const answerRows: readonly AnswerRow[] = [
  answer(
    901,
    { fr: 101, nl: 201 },
    ['echanger-ma-place', 'exchange-my-ticket', 'kaartje-omruilen'],
    ['Puis-je échanger ma place ?', 'Can I exchange my ticket?', 'Kan ik mijn kaartje omruilen?'],
    [
      'Oui, jusqu’à 45 minutes avant la séance, depuis vos réservations. Sans frais.',
      'Yes, up to 45 minutes before the showing, from your bookings. Free of charge.',
      'Ja, tot 45 minuten voor de voorstelling, bij je reserveringen. Gratis.',
    ],
    [
      `<p>Oui, jusqu’à 45 minutes avant la séance, depuis vos réservations. Sans frais.</p>
      <ol><li>Ouvrez <a href="/mon-compte">Mes réservations</a> et choisissez le billet.</li><li>Touchez « Échanger », puis la nouvelle séance.</li><li>Réglez la différence si la place coûte plus cher. Sinon, elle revient en avoir.</li></ol>
      <h2>Ce qui ne s’échange pas</h2>
      <ul><li>Les opéras, ballets et concerts en direct.</li><li>Les places prises avec une Cinécarte d’un comité d’entreprise.</li><li>Un billet déjà scanné à l’entrée.</li></ul>`,
      `<p>Yes, up to 45 minutes before the showing, from your bookings. Free of charge.</p>
      <ol><li>Open <a href="/en/account">My bookings</a> and choose the ticket.</li><li>Tap “Exchange”, then the new showing.</li><li>Pay the difference if the seat costs more. If it costs less, you get a credit.</li></ol>
      <h2>What cannot be exchanged</h2>
      <ul><li>Live opera, ballet and concerts.</li><li>Tickets taken with a Cinécarte from an employer.</li><li>A ticket that was already scanned at the door.</li></ul>`,
      `<p>Ja, tot 45 minuten voor de voorstelling, bij je reserveringen. Gratis.</p>
      <ol><li>Open <a href="/nl/mijn-account">Mijn reserveringen</a> en kies het kaartje.</li><li>Tik op ‘Omruilen’ en kies de nieuwe voorstelling.</li><li>Betaal het verschil als de plaats duurder is. Anders krijg je een tegoed.</li></ol>
      <h2>Wat je niet kunt omruilen</h2>
      <ul><li>Opera, ballet en concerten die live zijn.</li><li>Kaartjes die met een Cinécarte van je werk zijn gekocht.</li><li>Een kaartje dat al aan de deur is gescand.</li></ul>`,
    ],
    { age: 17, chat: true },
  ),
  answer(
    902,
    { fr: 101, nl: 201 },
    ['billet-perdu', 'lost-ticket', 'kaartje-kwijt'],
    ['Retrouver un billet perdu', 'Find a lost ticket', 'Een kaartje terugvinden'],
    [
      'Il est dans vos réservations, et dans l’e-mail de confirmation.',
      'It is in your bookings, and in the confirmation e-mail.',
      'Het staat bij je reserveringen en in de bevestigingsmail.',
    ],
    [
      '<p>Regardez aussi dans les courriers indésirables. Sans compte, donnez au comptoir le nom, la séance et les quatre derniers chiffres de la carte.</p>',
      '<p>Look in your spam folder too. Without an account, tell the bar your name, the showing and the last four digits of your card.</p>',
      '<p>Kijk ook bij je ongewenste mail. Zonder account noem je aan de bar je naam, de voorstelling en de laatste vier cijfers van je pas.</p>',
    ],
    { chat: true },
  ),
  answer(
    903,
    { fr: 101, nl: 201 },
    ['annuler-une-reservation', 'cancel-a-booking', 'reservering-annuleren'],
    ['Annuler une réservation', 'Cancel a booking', 'Een reservering annuleren'],
    [
      'Jusqu’à 45 minutes avant, remboursée sur la carte qui a payé.',
      'Up to 45 minutes before, refunded to the card you paid with.',
      'Tot 45 minuten van tevoren, terugbetaald op de pas waarmee je betaalde.',
    ],
    [
      '<p>Le remboursement arrive sous cinq jours ouvrés. <a href="{answer:echanger-ma-place}">Échanger</a> est immédiat.</p>',
      '<p>The refund takes five working days. <a href="{answer:echanger-ma-place}">An exchange</a> is immediate.</p>',
      '<p>Terugbetalen duurt vijf werkdagen. <a href="{answer:echanger-ma-place}">Omruilen</a> kan meteen.</p>',
    ],
  ),
  answer(
    904,
    { fr: 101, nl: 201 },
    ['paiement-refuse', 'payment-refused', 'betaling-geweigerd'],
    [
      'Le paiement a été refusé, suis-je débité ?',
      'My payment was refused. Was I charged?',
      'Mijn betaling is geweigerd. Is er geld afgeschreven?',
    ],
    [
      'Non. La banque peut afficher une ligne en attente : elle disparaît seule.',
      'No. Your bank may show a pending line: it goes away by itself.',
      'Nee. Je bank toont soms een regel in afwachting: die verdwijnt vanzelf.',
    ],
    [
      '<p>Si la ligne est encore là après trois jours, écrivez-nous avec l’heure exacte de l’essai. N’envoyez jamais le numéro de la carte.</p>',
      '<p>If the line is still there after three days, write to us with the exact time. Never send us your card number.</p>',
      '<p>Staat de regel er na drie dagen nog, schrijf ons dan met de precieze tijd. Stuur nooit je pasnummer.</p>',
    ],
    { chat: true },
  ),
  answer(
    905,
    { fr: 101 },
    ['changer-de-fauteuil', 'change-my-seat', 'andere-stoel'],
    ['Changer de fauteuil', 'Change my seat', 'Een andere stoel kiezen'],
    [
      'Dans la même séance, c’est possible jusqu’à l’extinction des lumières.',
      'For the same showing, up to the moment the lights go down.',
      'Bij dezelfde voorstelling kan dat tot het licht uitgaat.',
    ],
    [
      '<p>Ouvrez le billet, touchez le plan de salle, posez le doigt sur une place claire.</p>',
      '<p>Open the ticket, tap the seat map and touch a light seat.</p>',
      '<p>Open het kaartje, tik op de plattegrond en kies een lichte stoel.</p>',
    ],
  ),
  answer(
    906,
    { fr: 101, nl: 201 },
    ['utiliser-un-avoir', 'use-a-credit', 'tegoed-gebruiken'],
    ['Utiliser un avoir', 'Use a credit', 'Een tegoed gebruiken'],
    [
      'Il se déduit tout seul à votre prochain achat.',
      'It is taken off your next purchase by itself.',
      'Het gaat vanzelf van je volgende aankoop af.',
    ],
    [
      '<p>Il vit un an. Vous le voyez dans votre compte, sous « Avantages ».</p>',
      '<p>It lasts a year. You find it in your account, under “Benefits”.</p>',
      '<p>Het blijft een jaar geldig. Je vindt het in je account, onder ‘Voordelen’.</p>',
    ],
    { unnamed: true },
  ),
  answer(
    907,
    { fr: 101, nl: 201 },
    ['combien-coute-une-place', 'what-a-seat-costs', 'wat-kost-een-kaartje'],
    ['Combien coûte une place ?', 'What does a seat cost?', 'Wat kost een kaartje?'],
    [
      'Chaque cinéma a ses tarifs : selon l’heure, l’âge et le format.',
      'Every cinema has its own prices: by the hour, your age and the format.',
      'Elke bioscoop heeft eigen prijzen: per tijd, leeftijd en formaat.',
    ],
    [
      '<p>La liste complète est sur la page de votre <a href="{to:cinemas}">cinéma</a>, sous « Tarifs » : plein tarif, matinée, moins de 14 ans, étudiants. Le supplément d’un format est écrit sur l’horaire.</p>',
      '<p>The full list is on the page of your <a href="{to:cinemas}">cinema</a>, under “Prices”: full price, mornings, under 14, students. What a format adds is written on the time.</p>',
      '<p>De hele lijst staat op de pagina van je <a href="{to:cinemas}">bioscoop</a>, onder ‘Prijzen’: volle prijs, ochtend, tot 14 jaar, studenten. De toeslag van een formaat staat op de tijd.</p>',
    ],
  ),
  answer(
    911,
    { fr: 102, nl: 205 },
    ['programme-de-la-semaine', 'programme-of-the-week', 'weekprogramma'],
    [
      'Quand arrive le programme de la semaine ?',
      'When is the week’s programme announced?',
      'Wanneer komt het weekprogramma?',
    ],
    [
      'Le mardi soir pour la semaine du mercredi au mardi.',
      'On Tuesday evening, for the week that follows.',
      'Op dinsdagavond, voor de week die volgt.',
    ],
    [
      '<p>Les avant-premières, les opéras et les grands événements paraissent bien avant : voyez les <a href="{to:shows}#preventes">préventes</a>.</p>',
      '<p>Previews, operas and big events appear much earlier: see the <a href="{to:shows}#presales">presales</a>.</p>',
      '<p>Voorpremières, opera’s en grote evenementen staan er veel eerder op: kijk bij de <a href="{to:shows}#vorverkauf">voorverkoop</a>.</p>',
    ],
  ),
  answer(
    912,
    { fr: 102, nl: 205 },
    ['que-veut-dire-vfst', 'what-does-vfst-mean', 'versies-uitgelegd'],
    ['Que veut dire VFST ?', 'What do the version codes mean?', 'Wat betekenen de versies?'],
    [
      'Voix françaises et sous-titres pour sourds et malentendants.',
      'Voices and subtitles, in two to four letters.',
      'Gesproken taal en ondertiteling, in een paar letters.',
    ],
    [
      '<table border=1><tr><th>VF</th><td>voix françaises</td></tr><tr><th>VOST</th><td>version originale, sous-titres français</td></tr><tr><th>VO</th><td>version originale sans sous-titres</td></tr><tr><th>VFST</th><td>voix françaises, sous-titres sourds et malentendants</td></tr></table>',
      '<table border=1><tr><th>VF</th><td>French voices</td></tr><tr><th>VOST, OV</th><td>original version with subtitles</td></tr><tr><th>VFST</th><td>French voices, captions for the hard of hearing</td></tr><tr><th>NL</th><td>Dutch voices</td></tr></table>',
      '<table border=1><tr><th>OV</th><td>originele versie, Nederlandse ondertiteling</td></tr><tr><th>NL</th><td>Nederlands gesproken</td></tr></table>',
    ],
  ),
  answer(
    913,
    { fr: 102, nl: 205 },
    ['film-absent-de-mon-cinema', 'film-not-at-my-cinema', 'film-niet-in-mijn-bioscoop'],
    [
      'Pourquoi ce film n’est-il pas dans mon cinéma ?',
      'Why is this film not at my cinema?',
      'Waarom draait deze film niet in mijn bioscoop?',
    ],
    [
      'Chaque directrice et chaque directeur compose sa semaine.',
      'Every manager puts together their own week.',
      'Elke bioscoop stelt zijn eigen week samen.',
    ],
    [
      '<p>Ajoutez-le à votre liste : une alerte part quand la réservation ouvre près de chez vous.</p>',
      '<p>Add it to your list: we let you know when booking opens near you.</p>',
      '<p>Zet de film op je lijst: je krijgt bericht zodra je in de buurt kunt reserveren.</p>',
    ],
  ),
  answer(
    914,
    { fr: 102, nl: 205 },
    ['age-et-avertissements', 'age-ratings', 'leeftijden'],
    ['À quel âge peut-on voir un film ?', 'How old must I be to see a film?', 'Hoe oud moet je zijn voor een film?'],
    [
      'L’âge est écrit à côté du titre, et contrôlé à l’entrée.',
      'The age stands beside the title and is checked at the door.',
      'De leeftijd staat naast de titel en wordt aan de deur gecontroleerd.',
    ],
    [
      '<p>Un adulte ne peut pas accompagner un enfant à un film interdit à son âge, même avec l’accord des parents.</p>',
      '<p>An adult cannot take a child to a film that is not for their age, even if the parents agree.</p>',
      '<p>Ook met een ouder erbij mag een kind niet naar een film vanaf 16 of 18.</p>',
    ],
    { unnamed: true },
  ),
  answer(
    921,
    { fr: 103, nl: 202 },
    ['souscrire-au-cinepass', 'get-a-pass', 'abonnement-nemen'],
    ['Comment souscrire au CinéPass ?', 'How do I get a pass?', 'Hoe neem ik een abonnement?'],
    [
      'En ligne, en quatre minutes, avec une photo.',
      'Online, in four minutes, with a photo.',
      'Online, in vier minuten, met een foto.',
    ],
    [
      '<p>La carte est dans l’application tout de suite ; le premier film peut être ce soir. <a href="{to:pass}">Les formules</a></p>',
      '<p>The card is in the app at once; your first film can be tonight. <a href="{to:pass}">The plans</a></p>',
      '<p>De pas staat meteen in de app; je eerste film kan vanavond al. <a href="{to:pass}">De abonnementen</a></p>',
    ],
  ),
  answer(
    922,
    { fr: 103, nl: 202 },
    ['resilier', 'cancel-my-pass', 'abonnement-opzeggen'],
    ['Comment résilier mon CinéPass ?', 'How do I cancel my pass?', 'Hoe zeg ik mijn abonnement op?'],
    [
      'En ligne, à tout moment après la première année.',
      'Online, at any time after the first year.',
      'Online, op elk moment na het eerste jaar.',
    ],
    [
      '<p><a href="https://ticketing.{domain}/subscription/cancel">Résilier mon contrat</a> : le même lien se trouve au bas de chaque page, sur <a href="{to:pass}#plans">celle du CinéPass</a> et dans <a href="{to:account}">votre compte</a>.</p><p>La fin prend effet un mois plus tard. Avant un an, il faut un motif : déménagement, maladie, perte d’emploi.</p>',
      '<p><a href="https://ticketing.{domain}/subscription/cancel">Cancel my contract</a>: the same link stands at the foot of every page, on <a href="{to:pass}#plans">the page of the pass</a> and in <a href="{to:account}">your account</a>.</p><p>It ends a month later. Within the first year you need a reason: moving, illness, loss of work.</p>',
      '<p><a href="https://ticketing.{domain}/subscription/cancel">Mijn contract opzeggen</a>: dezelfde link staat onderaan elke pagina, op <a href="{to:pass}#plans">de pagina van het abonnement</a> en in <a href="{to:account}">je account</a>.</p><p>Het stopt een maand later. In het eerste jaar heb je een reden nodig: verhuizing, ziekte, baanverlies.</p>',
    ],
    { chat: true },
  ),
  answer(
    923,
    { fr: 103, nl: 202 },
    ['changer-de-formule', 'change-plan', 'abonnement-wijzigen'],
    ['Changer de formule', 'Change plan', 'Een ander abonnement kiezen'],
    [
      'Vers le haut tout de suite, vers le bas à la fin du mois.',
      'Up at once, down at the end of the month.',
      'Omhoog meteen, omlaag aan het einde van de maand.',
    ],
    [
      '<p>La seconde personne du Duo peut changer à chaque séance. Elle n’a pas besoin de compte.</p>',
      '<p>The second person of a Duo can change every time, and needs no account.</p>',
      '<p>De tweede persoon van een Duo mag elke keer iemand anders zijn en heeft geen account nodig.</p>',
    ],
  ),
  answer(
    924,
    { fr: 103, nl: 202 },
    ['grands-formats-et-pass', 'formats-and-pass', 'formaten-en-abonnement'],
    ['Mon pass suffit-il pour l’IMAX ?', 'Does my pass cover IMAX?', 'Is mijn abonnement genoeg voor IMAX?'],
    [
      'Avec l’option grands formats, oui. Sinon, le supplément seul est à régler.',
      'With the formats option, yes. Otherwise you only pay the supplement.',
      'Met de optie formaten wel. Anders betaal je alleen de toeslag.',
    ],
    [
      '<p>L’option coûte {money:passFormats} par mois et se coupe quand vous voulez. Elle vaut aussi en <a href="{to:experience/4dx}">4DX</a> et en <a href="{to:experience/dolby}">Dolby</a>.</p>',
      '<p>The option costs {money:passFormats} a month and can be switched off any time. It also covers <a href="{to:experience/4dx}">4DX</a> and <a href="{to:experience/dolby}">Dolby</a>.</p>',
      '<p>De optie kost {money:passFormats} per maand en kun je altijd uitzetten. Ze geldt ook voor <a href="{to:experience/4dx}">4DX</a> en <a href="{to:experience/dolby}">Dolby</a>.</p>',
    ],
  ),
  answer(
    931,
    { fr: 101, nl: 203 },
    ['carte-cadeau-valable', 'gift-card-balance', 'saldo-cadeaukaart'],
    ['Ma carte cadeau est-elle encore valable ?', 'Is my gift card still valid?', 'Is mijn cadeaukaart nog geldig?'],
    [
      'Vérifiez le solde et la date avec le code au dos de la carte.',
      'Check the balance and the date with the code on the back.',
      'Controleer het saldo en de datum met de code op de achterkant.',
    ],
    [
      '<p>Grattez doucement la bande, puis entrez le numéro et le code : <a href="{to:giftCard}">solde et validité</a>.</p>',
      '<p>Scratch the strip gently, then enter the number and the code: <a href="{to:giftCard}">balance and validity</a>.</p>',
      '<p>Kras het strookje voorzichtig weg en vul het nummer en de code in: <a href="{to:giftCard}">saldo en geldigheid</a>.</p>',
    ],
  ),
  answer(
    932,
    { fr: 101, nl: 203 },
    ['payer-avec-une-carte-cadeau', 'pay-with-a-gift-card', 'betalen-met-cadeaukaart'],
    ['Payer avec une carte cadeau en ligne', 'Pay online with a gift card', 'Online betalen met een cadeaukaart'],
    [
      'À l’étape du paiement, choisissez « Carte cadeau ».',
      'At the payment step, choose “Gift card”.',
      'Kies bij het betalen voor ‘Cadeaukaart’.',
    ],
    [
      '<p>Si elle ne couvre pas tout, le reste se règle par carte bancaire. Plusieurs cartes se cumulent, jusqu’à cinq.</p>',
      '<p>If it does not cover everything, pay the rest by card. You can combine up to five gift cards.</p>',
      '<p>Is het niet genoeg, betaal de rest dan met je pas. Je kunt tot vijf kaarten combineren.</p>',
    ],
  ),
  answer(
    933,
    { fr: 101, nl: 203 },
    ['carte-cadeau-perdue', 'lost-gift-card', 'cadeaukaart-kwijt'],
    ['Carte cadeau perdue ou volée', 'Lost or stolen gift card', 'Cadeaukaart kwijt of gestolen'],
    [
      'Sans le code, elle ne peut pas être remplacée.',
      'Without the code it cannot be replaced.',
      'Zonder de code kunnen we hem niet vervangen.',
    ],
    [
      '<p>Gardez une photo du code. Avec elle, nous bloquons la carte et en envoyons une autre.</p>',
      '<p>Keep a picture of the code. With it we block the card and send another.</p>',
      '<p>Bewaar een foto van de code. Daarmee blokkeren we de kaart en sturen we een nieuwe.</p>',
    ],
  ),
  answer(
    971,
    { fr: 101, nl: 203 },
    ['carte-cadeau-reste', 'gift-card-rest', 'rest-cadeaukaart'],
    ['Ma carte cadeau ne couvre pas tout', 'My gift card does not cover it all', 'Mijn cadeaukaart dekt niet alles'],
    [
      'Le reste se règle par carte bancaire, en ligne ou au comptoir.',
      'Pay the rest by card, online or at the bar.',
      'Betaal de rest met je pas, online of aan de bar.',
    ],
    [
      '<p>Le solde est pris en premier. Ce qui n’a pas été dépensé reste sur la carte jusqu’à sa date.</p>',
      '<p>The balance is used first. Whatever is left stays on the card until it expires.</p>',
      '<p>Eerst gaat het saldo eraf. Wat overblijft, blijft tot de einddatum op de kaart staan.</p>',
    ],
  ),
  answer(
    972,
    { fr: 101, nl: 203 },
    ['offrir-une-carte-cadeau', 'give-a-gift-card', 'cadeaukaart-geven'],
    ['Offrir une carte cadeau par e-mail', 'Send a gift card by e-mail', 'Een cadeaukaart per e-mail geven'],
    [
      'Elle part à la date que vous choisissez, avec votre mot.',
      'It leaves on the day you choose, with your message.',
      'Hij gaat op de dag die je kiest, met je eigen tekst.',
    ],
    [
      '<p>De 10 à 150 €, valable deux ans. Le destinataire la montre sur son téléphone ou l’utilise en ligne.</p>',
      '<p>From €10 to €150, valid for two years. Whoever gets it shows it on a phone or uses it online.</p>',
      '<p>Van 10 tot 150 euro, twee jaar geldig. Wie hem krijgt, laat hem op de telefoon zien of gebruikt hem online.</p>',
    ],
  ),
  answer(
    934,
    { nl: 203 },
    ['cheque-cinema', 'check-a-voucher', 'voucher-controleren'],
    ['Vérifier un chèque cinéma', 'Check a voucher', 'Een voucher controleren'],
    [
      'Avec le code, lettres et chiffres, sans les tirets.',
      'With the code, letters and digits, without the dashes.',
      'Met de code, letters en cijfers, zonder streepjes.',
    ],
    [
      '<p>Le zéro et la lettre O se ressemblent. <a href="{to:voucher}">Vérifier</a></p>',
      '<p>Zero and the letter O look alike. <a href="{to:voucher}">Check it</a></p>',
      '<p>De nul en de letter O lijken op elkaar. <a href="{to:voucher}">Controleren</a></p>',
    ],
  ),
  answer(
    941,
    { fr: 104, nl: 204 },
    ['louer-un-film', 'rent-a-film', 'film-huren'],
    ['Louer un film chez soi', 'Rent a film at home', 'Thuis een film huren'],
    [
      'Quarante-huit heures à partir du premier clic sur lecture.',
      'Forty-eight hours from the first time you press play.',
      'Achtenveertig uur vanaf de eerste keer dat je op afspelen drukt.',
    ],
    [
      '<p>Vous avez trente jours pour commencer. Le film se lit sur deux appareils, l’un après l’autre.</p>',
      '<p>You have thirty days to start. It plays on two devices, one after the other.</p>',
      '<p>Je hebt dertig dagen om te beginnen. De film speelt op twee apparaten, na elkaar.</p>',
    ],
  ),
  answer(
    942,
    { fr: 104, nl: 204 },
    ['film-saccade', 'film-stutters', 'film-hapert'],
    ['Le film saccade', 'The film stutters', 'De film hapert'],
    [
      'Baissez d’un cran la qualité, ou téléchargez avant de regarder.',
      'Lower the quality one step, or download before watching.',
      'Zet de kwaliteit een stap lager, of download de film eerst.',
    ],
    [
      '<p>Il faut 5 Mbit/s pour la haute définition, 16 pour l’ultra haute.</p>',
      '<p>High definition needs 5 Mbit/s, ultra high 16.</p>',
      '<p>Voor high definition heb je 5 Mbit/s nodig, voor ultra high 16.</p>',
    ],
    { chat: true },
  ),
  answer(
    943,
    { fr: 104, nl: 204 },
    ['sous-titres-chez-soi', 'subtitles-at-home', 'ondertiteling-thuis'],
    ['Changer la langue et les sous-titres', 'Change language and subtitles', 'Taal en ondertiteling wijzigen'],
    [
      'Pendant la lecture, par le bouton en bas à droite.',
      'While it plays, with the button at the bottom right.',
      'Tijdens het afspelen, met de knop rechtsonder.',
    ],
    [
      '<p>Le choix est gardé pour le film suivant.</p>',
      '<p>Your choice is kept for the next film.</p>',
      '<p>Je keuze blijft bewaard voor de volgende film.</p>',
    ],
  ),
  answer(
    951,
    { fr: 105, nl: 202 },
    ['mot-de-passe-oublie', 'forgotten-password', 'wachtwoord-vergeten'],
    ['J’ai oublié mon mot de passe', 'I forgot my password', 'Ik ben mijn wachtwoord vergeten'],
    [
      'Un lien arrive par e-mail, valable une heure.',
      'A link arrives by e-mail, good for an hour.',
      'Je krijgt een link per mail, een uur geldig.',
    ],
    [
      '<p>Rien n’arrive&nbsp;? Le compte est peut-être à une autre adresse : essayez celle d’un ancien billet.</p>',
      '<p>Nothing comes? The account may be under another address: try the one on an old ticket.</p>',
      '<p>Komt er niets? Misschien staat het account op een ander adres: probeer dat van een oud kaartje.</p>',
    ],
    { chat: true },
  ),
  answer(
    952,
    { fr: 105 },
    ['mes-donnees', 'my-data', 'mijn-gegevens'],
    ['Voir ou effacer mes données', 'See or delete my data', 'Mijn gegevens bekijken of wissen'],
    ['Depuis votre compte, en deux clics.', 'From your account, in two clicks.', 'In je account, in twee klikken.'],
    [
      '<p>Nous répondons sous trente jours. Les factures sont gardées dix ans, la loi le demande. <a href="{info:confidentialite}">Tout lire</a></p>',
      '<p>We answer within thirty days. Invoices are kept for ten years, as the law asks. <a href="{info:confidentialite}">Read it all</a></p>',
      '<p>We antwoorden binnen dertig dagen. Facturen bewaren we tien jaar, dat moet van de wet. <a href="{info:confidentialite}">Lees alles</a></p>',
    ],
  ),
  answer(
    953,
    { fr: 105 },
    ['newsletter', 'newsletter', 'nieuwsbrief'],
    ['Choisir ma newsletter', 'Choose my newsletter', 'Mijn nieuwsbrief kiezen'],
    [
      'Films, opéra, famille : une case chacun.',
      'Films, opera, family: a box each.',
      'Films, opera, familie: elk een vakje.',
    ],
    [
      '<p>Elle part le mardi soir, avec le programme de vos cinémas.</p>',
      '<p>It leaves on Tuesday evening with the programme of your cinemas.</p>',
      '<p>Hij gaat op dinsdagavond de deur uit, met het programma van je bioscopen.</p>',
    ],
  ),
  answer(
    961,
    { fr: 106, nl: 206 },
    ['place-fauteuil-roulant', 'wheelchair-space', 'rolstoelplaats'],
    [
      'Comment réserver une place fauteuil roulant ?',
      'How do I book a wheelchair space?',
      'Hoe reserveer ik een rolstoelplaats?',
    ],
    [
      'Choisissez une séance marquée du pictogramme, puis la place sur le plan de salle.',
      'Choose a showing with the wheelchair sign, then the space on the seat map.',
      'Kies een voorstelling met het rolstoelteken en daarna de plaats op de plattegrond.',
    ],
    [
      '<p>La personne qui vous accompagne prend le fauteuil d’à côté, au tarif réduit. L’entrée de plain-pied est indiquée dans les informations du cinéma.</p>',
      '<p>Whoever comes with you takes the seat beside, at the reduced price. The step-free entrance is given in the cinema’s information.</p>',
      '<p>Wie met je meekomt zit ernaast, voor het gereduceerde tarief. De drempelvrije ingang staat bij de informatie van de bioscoop.</p>',
    ],
    { chat: true },
  ),
  answer(
    966,
    { fr: 106, nl: 206 },
    ['audiodescription', 'audio-description', 'audiodescriptie'],
    [
      'Comment suivre un film en audiodescription ?',
      'How do I follow a film with audio description?',
      'Hoe volg ik een film met audiodescriptie?',
    ],
    [
      'Au casque, à demander au comptoir, aux séances marquées du pictogramme.',
      'With a headset from the bar, at showings with the sign.',
      'Met een koptelefoon van de bar, bij voorstellingen met het teken.',
    ],
    [
      '<p>Dans les <a href="{to:shows}">films</a>, le filtre « Accessibilité » ne garde que ces séances. Arrivez dix minutes avant : on règle le son avec vous.</p>',
      '<p>In <a href="{to:shows}">films</a>, the filter “Accessibility” keeps only these showings. Come ten minutes early: we set the sound with you.</p>',
      '<p>Bij <a href="{to:shows}">films</a> laat het filter ‘Toegankelijkheid’ alleen deze voorstellingen over. Kom tien minuten eerder: we stellen het geluid samen in.</p>',
    ],
    { chat: true },
  ),
  answer(
    962,
    { fr: 106, nl: 206 },
    ['objet-perdu', 'lost-property', 'verloren-voorwerp'],
    ['J’ai perdu quelque chose dans la salle', 'I lost something in the hall', 'Ik ben iets kwijt in de zaal'],
    [
      'Dites-nous le film, le rang et ce que c’est.',
      'Tell us the film, the row and what it is.',
      'Vertel ons de film, de rij en wat het is.',
    ],
    [
      '<p>Nous gardons les objets trois mois, les pulls un peu plus.</p>',
      '<p>We keep things for three months, and jumpers a little longer.</p>',
      '<p>We bewaren spullen drie maanden, en truien iets langer.</p>',
    ],
    { chat: true },
  ),
  answer(
    963,
    { fr: 106, nl: 206 },
    ['parking', 'parking', 'parkeren'],
    ['Où garer ma voiture ou mon vélo ?', 'Where do I park my car or my bike?', 'Waar parkeer ik mijn auto of fiets?'],
    [
      'Le parking du cinéma est décrit sur sa page, avec son prix.',
      'The cinema’s page describes its car park and the price.',
      'De parkeerplaats staat op de pagina van de bioscoop, met de prijs.',
    ],
    [
      '<p>Les vélos ont des arceaux devant presque tous les cinémas. <a href="{to:cinemas}">Trouver le vôtre</a></p>',
      '<p>Almost every cinema has bike stands at the door. <a href="{to:cinemas}">Find yours</a></p>',
      '<p>Bijna elke bioscoop heeft fietsenrekken voor de deur. <a href="{to:cinemas}">Vind de jouwe</a></p>',
    ],
  ),
  answer(
    964,
    { fr: 106, nl: 206 },
    ['manger-et-boire', 'food-and-drink', 'eten-en-drinken'],
    ['Peut-on apporter à manger ?', 'May I bring my own food?', 'Mag ik eigen eten meenemen?'],
    [
      'Oui, ce qui ne fait ni bruit ni odeur.',
      'Yes, if it makes no noise and no smell.',
      'Ja, als het geen lawaai maakt en niet ruikt.',
    ],
    [
      '<p>L’eau est gratuite au comptoir. L’alcool reste dehors.</p>',
      '<p>Water is free at the bar. Leave alcohol outside.</p>',
      '<p>Water is gratis aan de bar. Alcohol blijft buiten.</p>',
    ],
  ),
  answer(
    965,
    { nl: 206 },
    ['heure-d-arrivee', 'when-to-arrive', 'hoe-laat-komen'],
    ['À quelle heure arriver ?', 'When should I arrive?', 'Hoe laat moet ik er zijn?'],
    [
      'Le film commence vingt minutes après l’heure affichée.',
      'The film starts twenty minutes after the time shown.',
      'De film begint twintig minuten na de genoemde tijd.',
    ],
    [
      '<p>Avant, il y a les bandes-annonces. Les opéras, eux, commencent à l’heure.</p>',
      '<p>Before that there are trailers. Operas start on time.</p>',
      '<p>Daarvoor draaien trailers. Opera’s beginnen wel op tijd.</p>',
    ],
  ),
];
