import type { Shot } from '../../pictures';
import { t, type Words } from '../../words';
import type { Item } from '../item';

/** An article told from inside a format, some with a guest. */
export type InsideStory = Item & {
  title: Words;
  headline: Words;
  teaser: Words;
  content: Words;
  picture: Shot;
  tag: Words;
  film: string | null;
  /** How many of the big cinemas it is about. */
  houses: number;
  guest: { name: string; role: Words; picture: Shot | null; quote: Words } | null;
};

export const insideStories: readonly InsideStory[] = [
  {
    id: 31,
    slug: t(
      'un-phare-a-taille-reelle',
      'a-lighthouse-life-size',
      'ein-leuchtturm-in-lebensgroesse',
      'een-vuurtoren-op-ware-grootte',
    ),
    title: t(
      'Un phare, à taille réelle',
      'A lighthouse, life-size',
      'Ein Leuchtturm in Lebensgrösse',
      'Een vuurtoren op ware grootte',
    ),
    headline: t(
      'Aidan Morrow présente Kestrel Point en IMAX, et reste après la séance pour en parler.',
      'Aidan Morrow introduces Kestrel Point in IMAX and stays afterwards to talk about it.',
      'Aidan Morrow stellt Kestrel Point in IMAX vor und bleibt danach für ein Gespräch.',
      'Aidan Morrow leidt Kestrel Point in IMAX in en blijft daarna om erover te praten.',
    ),
    teaser: t('{next:3}, à 20:00', '{next:3}, 20:00', '{next:3}, 20:00', '{next:3}, 20:00'),
    tag: t('Rencontre · IMAX', 'Meeting · IMAX', 'Gespräch · IMAX', 'Ontmoeting · IMAX'),
    picture: ['backdrops', 'p34'],
    film: 'p34',
    houses: 3,
    guest: {
      name: 'Aidan Morrow',
      role: t(
        'Réalisateur, ancien électricien de phares',
        'Director, once a lighthouse electrician',
        'Regisseur, früher Elektriker auf Leuchttürmen',
        'Regisseur, ooit elektricien op vuurtorens',
      ),
      picture: ['guests', 'g4-composer'],
      quote: t(
        'J’ai tourné la nuit, sans projecteur. Il fallait un écran qui accepte de rester noir.',
        'I shot at night, without a single lamp. It needed a screen that is willing to stay black.',
        'Ich habe nachts gedreht, ohne Scheinwerfer. Es brauchte eine Leinwand, die schwarz bleiben kann.',
        'Ik draaide ’s nachts, zonder lampen. Er was een doek nodig dat zwart durft te blijven.',
      ),
    },
    content: t(
      `<p>Le film a été tourné en onze nuits, sur une île où l’on ne compte qu’une maison et une lampe. Aidan Morrow a refusé d’éclairer le décor : la seule source, c’est le faisceau.</p>
      <p>À {house}, la copie IMAX montre ce que les autres formats coupent : la mer, en bas, presque invisible. La discussion dure quarante minutes, micro ouvert.</p>
      <h2>Déroulé</h2>
      <ul><li>20:00, présentation par Aidan Morrow</li><li>20:15, projection en version originale sous-titrée</li><li>22:05, rencontre, puis signature dans le hall</li></ul>`,
      `<p>The film was shot in eleven nights on an island with one house and one lamp. Aidan Morrow would not light the set: the only source is the beam.</p>
      <p>At {house} the IMAX print shows what other formats cut off: the sea, at the bottom, almost invisible. The talk takes forty minutes, and the microphone goes round.</p>
      <h2>How the evening goes</h2>
      <ul><li>20:00, introduction by Aidan Morrow</li><li>20:15, the film in its original version</li><li>22:05, talk, then signing in the foyer</li></ul>`,
      `<p>Gedreht wurde in elf Nächten auf einer Insel mit einem Haus und einer Lampe. Aidan Morrow wollte kein weiteres Licht: Die einzige Quelle ist der Strahl.</p>
      <p>Im {house} zeigt die IMAX-Kopie, was andere Formate abschneiden: unten das Meer, fast unsichtbar. Das Gespräch dauert vierzig Minuten, das Mikrofon wandert.</p>
      <h2>Der Abend</h2>
      <ul><li>20:00, Einführung von Aidan Morrow</li><li>20:15, der Film in der Originalversion</li><li>22:05, Gespräch, danach Autogramme im Foyer</li></ul>`,
      `<p>De film is in elf nachten gedraaid, op een eiland met één huis en één lamp. Aidan Morrow wilde geen ander licht: de enige bron is de bundel.</p>
      <p>In {house} laat de IMAX-kopie zien wat andere formaten afsnijden: onderaan de zee, bijna onzichtbaar. Het gesprek duurt veertig minuten, de microfoon gaat rond.</p>
      <h2>De avond</h2>
      <ul><li>20:00, inleiding door Aidan Morrow</li><li>20:15, de film in de originele versie</li><li>22:05, gesprek, daarna signeren in de foyer</li></ul>`,
    ),
  },
  {
    id: 32,
    slug: t('86-haut-parleurs', '86-speakers', '86-lautsprecher', '86-luidsprekers'),
    title: t(
      'Régler 86 haut-parleurs avant l’ouverture',
      'Tuning 86 speakers before the doors open',
      '86 Lautsprecher einstellen, bevor die Türen aufgehen',
      '86 luidsprekers afstellen voor de deuren opengaan',
    ),
    headline: t(
      'Une matinée dans la cabine, avec quelqu’un qui écoute le silence.',
      'A morning in the projection room with someone who listens to silence.',
      'Ein Morgen im Vorführraum mit jemandem, der der Stille zuhört.',
      'Een ochtend in de cabine met iemand die naar de stilte luistert.',
    ),
    teaser: t('Dans la cabine', 'In the projection room', 'Im Vorführraum', 'In de cabine'),
    tag: t(
      'Dans la cabine · Dolby',
      'In the projection room · Dolby',
      'Im Vorführraum · Dolby',
      'In de cabine · Dolby',
    ),
    picture: ['stills', 's3-projector'],
    film: 'p15',
    houses: 2,
    guest: {
      name: 'Dominique Rey',
      role: t('Chef de cabine', 'Head projectionist', 'Leitung Vorführung', 'Hoofdoperateur'),
      picture: ['guests', 'g2-projectionist'],
      quote: t(
        'Si l’on remarque le son, c’est que je l’ai mal réglé.',
        'If you notice the sound, I got it wrong.',
        'Wenn man den Ton bemerkt, habe ich etwas falsch gemacht.',
        'Als je het geluid opmerkt, heb ik het verkeerd gedaan.',
      ),
    },
    content: t(
      `<p>À huit heures, la salle est vide et toutes les portes sont fermées. Un bruit rose, trente secondes, puis on se déplace d’un rang.</p><p>Il y a quatre-vingt-six haut-parleurs, dont quatorze au plafond. Un seul en retard de deux millièmes, et la pluie ne tombe plus droit.</p>`,
      `<p>At eight the hall is empty and every door is shut. Pink noise for thirty seconds, then on to the next row.</p><p>There are eighty-six speakers, fourteen of them in the ceiling. If one is two thousandths late, the rain no longer falls straight.</p>`,
      `<p>Um acht ist der Saal leer und jede Tür zu. Dreissig Sekunden Rauschen, dann eine Reihe weiter.</p><p>Sechsundachtzig Lautsprecher sind es, vierzehn davon in der Decke. Kommt einer zwei Tausendstel zu spät, fällt der Regen nicht mehr gerade.</p>`,
      `<p>Om acht uur is de zaal leeg en zijn alle deuren dicht. Dertig seconden ruis, dan een rij verder.</p><p>Er zijn zesentachtig luidsprekers, veertien in het plafond. Is er één twee duizendsten te laat, dan valt de regen niet meer recht.</p>`,
    ),
  },
  {
    id: 33,
    slug: t('qui-bouge-le-fauteuil', 'who-moves-the-seat', 'wer-bewegt-den-sessel', 'wie-beweegt-de-stoel'),
    title: t(
      'Qui décide quand le fauteuil bouge ?',
      'Who decides when the seat moves?',
      'Wer entscheidet, wann sich der Sessel bewegt?',
      'Wie bepaalt wanneer de stoel beweegt?',
    ),
    headline: t(
      'Une partition de vent, d’eau et de vibrations, écrite film par film.',
      'A score of wind, water and vibration, written film by film.',
      'Eine Partitur aus Wind, Wasser und Vibration, Film für Film geschrieben.',
      'Een partituur van wind, water en trilling, film voor film geschreven.',
    ),
    teaser: t('Mode d’emploi', 'How it works', 'So funktioniert es', 'Zo werkt het'),
    tag: t('Mode d’emploi · 4DX', 'How it works · 4DX', 'So funktioniert es · 4DX', 'Zo werkt het · 4DX'),
    picture: ['experiences', 'e2-moving-seats'],
    film: 'p111',
    houses: 0,
    guest: null,
    content: t(
      `<p>Deux personnes regardent le film deux cents fois. L’une tient la vague, l’autre le vent. Elles ne bougent jamais en même temps, sauf une fois, et vous saurez quand.</p><ul><li>21 effets, dont quatre odeurs</li><li>Un bouton sur l’accoudoir coupe l’eau</li><li>À partir d’1 m, pas avant</li></ul>`,
      `<p>Two people watch the film two hundred times. One holds the wave, the other the wind. They never move together, except once, and you will know when.</p><ul><li>21 effects, four of them scents</li><li>A button on the armrest turns off the water</li><li>From 1 m tall, not before</li></ul>`,
      `<p>Zwei Leute sehen den Film zweihundertmal. Die eine macht die Welle, der andere den Wind. Sie bewegen sich nie gleichzeitig, ausser einmal, und man merkt es.</p><ul><li>21 Effekte, vier davon Düfte</li><li>Ein Knopf in der Lehne stellt das Wasser ab</li><li>Ab 1 m Körpergrösse</li></ul>`,
      `<p>Twee mensen kijken de film tweehonderd keer. De een doet de golf, de ander de wind. Ze bewegen nooit samen, op één keer na, en dan weet je het.</p><ul><li>21 effecten, waaronder vier geuren</li><li>Met een knop in de leuning zet je het water uit</li><li>Vanaf 1 m lang</li></ul>`,
    ),
  },
];
