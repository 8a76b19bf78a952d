import { t } from '../../../words';
import type { Story } from './story';

/** Stories about films and those who make them. */
export const filmStories: readonly Story[] = [
  {
    id: 408,
    slug: t('filmer-un-phare', 'filming-a-lighthouse', 'einen-leuchtturm-filmen', 'een-vuurtoren-filmen'),
    age: 7,
    topic: 'meetings',
    film: 'p34',
    picture: ['backdrops', 'p34'],
    title: t(
      'Rencontre : « filmer un phare, c’est filmer l’attente »',
      'Interview: “To film a lighthouse is to film waiting”',
      'Gespräch: «Einen Leuchtturm filmen heisst das Warten filmen»',
      'Interview: ‘Een vuurtoren filmen is het wachten filmen’',
    ),
    teaser: t(
      'Aidan Morrow a tourné Kestrel Point avec une seule lampe.',
      'Aidan Morrow shot Kestrel Point with a single lamp.',
      'Aidan Morrow hat Kestrel Point mit einer einzigen Lampe gedreht.',
      'Aidan Morrow draaide Kestrel Point met één lamp.',
    ),
    content: t(
      `<p><strong>Onze nuits, une île, une maison. Pourquoi si peu ?</strong></p><p>Parce qu’un phare n’a rien d’autre. Quand la lampe tourne, vous voyez la table pendant deux secondes. Puis vous attendez. Le film est dans cette attente.</p>
      <p><strong>Aucun projecteur ?</strong></p><p>J’ai été électricien de phares pendant six ans. Je savais exactement ce que cette lampe pouvait faire, et l’équipe a fini par me croire.</p>
      <p><strong>Saoirse Whelan marche beaucoup dans le noir.</strong></p><p>Elle comptait ses pas. Quatorze jusqu’à la porte. Elle n’est tombée qu’une fois, et c’est dans le film.</p>
      <p>Aidan Morrow présente <a href="{movie:p34}">Kestrel Point</a> en IMAX : <a href="{story:un-phare-a-taille-reelle}">le déroulé de la soirée</a>.</p>`,
      `<p><strong>Eleven nights, one island, one house. Why so little?</strong></p><p>Because a lighthouse has nothing else. When the lamp turns you see the table for two seconds. Then you wait. The film is in that wait.</p>
      <p><strong>No other lights at all?</strong></p><p>I serviced lighthouses for six years. I knew exactly what that lamp could do, and in the end the crew believed me.</p>
      <p><strong>Saoirse Whelan walks in the dark a lot.</strong></p><p>She counted her steps. Fourteen to the door. She only fell once, and it is in the film.</p>
      <p>Aidan Morrow introduces <a href="{movie:p34}">Kestrel Point</a> in IMAX: <a href="{story:un-phare-a-taille-reelle}">how the evening goes</a>.</p>`,
      `<p><strong>Elf Nächte, eine Insel, ein Haus. Warum so wenig?</strong></p><p>Weil ein Leuchtturm nichts anderes hat. Wenn sich die Lampe dreht, sieht man zwei Sekunden lang den Tisch. Dann wartet man. In diesem Warten steckt der Film.</p>
      <p><strong>Gar keine Scheinwerfer?</strong></p><p>Ich war sechs Jahre Elektriker auf Leuchttürmen. Ich wusste genau, was diese Lampe kann, und am Ende hat das Team mir geglaubt.</p>
      <p><strong>Saoirse Whelan geht viel im Dunkeln.</strong></p><p>Sie hat ihre Schritte gezählt. Vierzehn bis zur Tür. Gestürzt ist sie nur einmal, und das ist im Film.</p>
      <p>Aidan Morrow stellt <a href="{movie:p34}">Kestrel Point</a> in IMAX vor: <a href="{story:un-phare-a-taille-reelle}">der Abend im Überblick</a>.</p>`,
      `<p><strong>Elf nachten, één eiland, één huis. Waarom zo weinig?</strong></p><p>Omdat een vuurtoren niets anders heeft. Als de lamp draait zie je twee seconden lang de tafel. Dan wacht je. In dat wachten zit de film.</p>
      <p><strong>Helemaal geen lampen?</strong></p><p>Ik was zes jaar elektricien op vuurtorens. Ik wist precies wat die lamp kon, en uiteindelijk geloofde de crew me.</p>
      <p><strong>Saoirse Whelan loopt veel in het donker.</strong></p><p>Ze telde haar stappen. Veertien tot de deur. Ze is maar één keer gevallen, en dat zit in de film.</p>
      <p>Aidan Morrow leidt <a href="{movie:p34}">Kestrel Point</a> in IMAX in: <a href="{story:un-phare-a-taille-reelle}">zo verloopt de avond</a>.</p>`,
    ),
  },
  {
    id: 406,
    slug: t('tankstelle-sud', 'tankstelle-sued', 'tankstelle-sued', 'tankstelle-sued'),
    age: 10,
    topic: 'films',
    film: 'p28',
    picture: ['backdrops', 'p28'],
    title: t(
      'Tankstelle Süd, la comédie qui ne s’arrête jamais',
      'Tankstelle Süd, the comedy that never stops',
      'Tankstelle Süd, die Komödie, die nie anhält',
      'Tankstelle Süd, de komedie die nooit stopt',
    ),
    teaser: t(
      'Une station-service, un couple, quarante-huit heures.',
      'A petrol station, a couple, forty-eight hours.',
      'Eine Tankstelle, ein Paar, achtundvierzig Stunden.',
      'Een tankstation, een stel, achtenveertig uur.',
    ),
    content: t(
      `<p>Uschi Brandl a écrit son film derrière un vrai comptoir, entre deux pleins. On y croise un chœur d’hommes en panne, une mariée en avance et un chien que personne ne réclame.</p><p>La sortie approche, et les <a href="{to:shows}#preventes">préventes</a> aussi.</p>`,
      `<p>Uschi Brandl wrote her film behind a real counter, between two customers. There is a stranded choir, a bride who is early and a dog nobody claims.</p><p>It opens soon, and so do the <a href="{to:shows}#presales">presales</a>.</p>`,
      `<p>Uschi Brandl hat ihren Film hinter einer echten Theke geschrieben, zwischen zwei Kunden. Es gibt einen gestrandeten Männerchor, eine Braut, die zu früh ist, und einen Hund, den niemand abholt.</p><p>Bald im Kino, und bald im <a href="{to:shows}#vorverkauf">Vorverkauf</a>.</p>`,
      `<p>Uschi Brandl schreef haar film achter een echte toonbank, tussen twee klanten door. Er is een gestrand koor, een bruid die te vroeg is en een hond die niemand ophaalt.</p><p>Binnenkort te zien, en binnenkort in de <a href="{to:shows}#vorverkauf">voorverkoop</a>.</p>`,
    ),
  },
  {
    id: 401,
    slug: t('straume-apesanteur', 'straume-weightless', 'straume-schwerelos', 'straume-gewichtloos'),
    age: 24,
    topic: 'meetings',
    film: 'p03',
    picture: ['backdrops', 'p03'],
    author: 'Malik Sorel',
    title: t(
      'Anneke Straume : « le silence coûte plus cher que l’explosion »',
      'Anneke Straume: “Silence costs more than an explosion”',
      'Anneke Straume: «Stille ist teurer als eine Explosion»',
      'Anneke Straume: ‘Stilte is duurder dan een explosie’',
    ),
    teaser: t(
      'La réalisatrice de Perihelion Drift sur le son d’un film où l’on n’entend rien.',
      'The director of Perihelion Drift on the sound of a film in which you hear nothing.',
      'Die Regisseurin von Perihelion Drift über den Ton eines Films, in dem man nichts hört.',
      'De regisseur van Perihelion Drift over het geluid van een film waarin je niets hoort.',
    ),
    content: t(
      `<p>Dix-neuf minutes sans un bruit, au milieu d’un film d’espace. Le studio a eu peur ; la salle, non.</p><blockquote>« On a enregistré quarante silences. Celui d’une chapelle, celui d’une chambre froide, celui d’une voiture sous la neige. »</blockquote><p>Lequel a-t-elle gardé ? « Celui de la voiture. Il y a un cœur dedans. »</p>`,
      `<p>Nineteen minutes without a sound in the middle of a space film. The studio was afraid; audiences were not.</p><blockquote>“We recorded forty silences. A chapel, a cold store, a car under snow.”</blockquote><p>Which one did she keep? “The car. There is a heart in it.”</p>`,
      `<p>Neunzehn Minuten ohne Geräusch, mitten in einem Weltraumfilm. Das Studio hatte Angst, das Publikum nicht.</p><blockquote>«Wir haben vierzig Stillen aufgenommen. Eine Kapelle, ein Kühlhaus, ein Auto unter Schnee.»</blockquote><p>Welche hat sie behalten? «Das Auto. Da ist ein Herz drin.»</p>`,
      `<p>Negentien minuten zonder geluid, midden in een ruimtefilm. De studio was bang, de zaal niet.</p><blockquote>‘We hebben veertig stiltes opgenomen. Een kapel, een koelcel, een auto onder de sneeuw.’</blockquote><p>Welke bleef? ‘De auto. Er zit een hart in.’</p>`,
    ),
  },
  {
    id: 400,
    slug: t('voleuse-d-etoiles-dessin', 'star-thief-drawings', 'sternendiebin-zeichnungen', 'sterrendief-tekeningen'),
    age: 29,
    topic: 'films',
    film: 'p31',
    picture: ['backdrops', 'p31'],
    title: t(
      'La Voleuse d’Étoiles, douze mille dessins à l’encre',
      'La Voleuse d’Étoiles, twelve thousand ink drawings',
      'La Voleuse d’Étoiles, zwölftausend Tuschezeichnungen',
      'La Voleuse d’Étoiles, twaalfduizend inkttekeningen',
    ),
    teaser: t(
      'Les ciels du film ont été peints à la main, puis filmés un par un.',
      'The skies of the film were painted by hand and filmed one by one.',
      'Die Himmel des Films wurden von Hand gemalt und einzeln gefilmt.',
      'De luchten in de film zijn met de hand geschilderd en stuk voor stuk gefilmd.',
    ),
    content: t(
      `<p>Marguerite Solnay n’aimait pas les étoiles de l’ordinateur : trop rondes. Deux ans et douze mille feuilles plus tard, les siennes tremblent un peu.</p><p>À voir de préférence en <a href="{to:experience/dolby}">Dolby</a>, pour le bleu.</p>`,
      `<p>Marguerite Solnay did not like the stars a computer makes: too round. Two years and twelve thousand sheets later, hers tremble a little.</p><p>Best seen in <a href="{to:experience/dolby}">Dolby</a>, for the blue.</p>`,
      `<p>Marguerite Solnay mochte die Sterne aus dem Computer nicht: zu rund. Zwei Jahre und zwölftausend Blätter später zittern ihre ein wenig.</p><p>Am besten in <a href="{to:experience/dolby}">Dolby</a>, des Blaus wegen.</p>`,
      `<p>Marguerite Solnay vond sterren uit de computer te rond. Twee jaar en twaalfduizend vellen later trillen die van haar een beetje.</p><p>Het mooist in <a href="{to:experience/dolby}">Dolby</a>, vanwege het blauw.</p>`,
    ),
  },
  {
    id: 398,
    slug: t('deux-oeufs-recette', 'two-eggs-recipe', 'zwei-eier-rezept', 'twee-eieren-recept'),
    age: 37,
    topic: 'films',
    film: 'p35',
    picture: ['backdrops', 'p35'],
    title: t(
      'Deux Œufs, Chef ! : la recette du film',
      'Deux Œufs, Chef !: the recipe from the film',
      'Deux Œufs, Chef !: das Rezept zum Film',
      'Deux Œufs, Chef !: het recept uit de film',
    ),
    teaser: t(
      'Six minutes, pas une de plus, et personne ne parle.',
      'Six minutes, not one more, and nobody speaks.',
      'Sechs Minuten, keine mehr, und niemand spricht.',
      'Zes minuten, niet één meer, en niemand praat.',
    ),
    content: t(
      `<ol><li>Une casserole d’eau frémissante, deux œufs à température.</li><li>Six minutes. Regardez ailleurs.</li><li>Un bain froid, puis on écale sous l’eau.</li></ol><p>Dans le film, Marcel Aubin le rate quarante et une fois. Les œufs étaient vrais.</p>`,
      `<ol><li>A pan of simmering water, two eggs at room temperature.</li><li>Six minutes. Look away.</li><li>Into cold water, then peel under the tap.</li></ol><p>In the film Marcel Aubin gets it wrong forty-one times. The eggs were real.</p>`,
      `<ol><li>Ein Topf mit siedendem Wasser, zwei zimmerwarme Eier.</li><li>Sechs Minuten. Wegschauen.</li><li>Kalt abschrecken und unter Wasser schälen.</li></ol><p>Im Film misslingt es Marcel Aubin einundvierzigmal. Die Eier waren echt.</p>`,
      `<ol><li>Een pan zacht kokend water, twee eieren op kamertemperatuur.</li><li>Zes minuten. Kijk de andere kant op.</li><li>In koud water, dan pellen onder de kraan.</li></ol><p>In de film mislukt het Marcel Aubin eenenveertig keer. De eieren waren echt.</p>`,
    ),
  },
  {
    id: 395,
    slug: t('spreeuwen-ornithologue', 'starlings-expert', 'stare-fachmann', 'spreeuwen-kenner'),
    age: 47,
    topic: 'meetings',
    film: 'p09',
    picture: ['backdrops', 'p09'],
    title: t(
      'Un million d’oiseaux, et pas un accident',
      'A million birds, and not one collision',
      'Eine Million Vögel und kein Unfall',
      'Een miljoen vogels en geen enkele botsing',
    ),
    teaser: t(
      'Ce que les étourneaux de Spreeuwen savent de la foule.',
      'What the starlings of Spreeuwen know about crowds.',
      'Was die Stare in Spreeuwen über Menschenmengen wissen.',
      'Wat de vogels van Spreeuwen weten van menigten.',
    ),
    content: t(
      `<p>Chacun regarde ses sept voisins, et c’est tout. Hidde Brandsma a passé trois hivers sous les nuages d’oiseaux ; son film en garde quatre-vingt-neuf minutes.</p><p>Après la séance, un ornithologue répond.</p>`,
      `<p>Each one watches its seven neighbours, and that is all. Hidde Brandsma spent three winters under the clouds of birds; his film keeps eighty-nine minutes of them.</p><p>After the showing a bird expert takes questions.</p>`,
      `<p>Jeder achtet auf seine sieben Nachbarn, mehr nicht. Hidde Brandsma verbrachte drei Winter unter den Vogelwolken; neunundachtzig Minuten davon sind im Film.</p><p>Nach der Vorstellung beantwortet ein Vogelkundler Fragen.</p>`,
      `<p>Ieder let op zijn zeven buren, en dat is alles. Hidde Brandsma stond drie winters onder de vogelwolken; zijn film bewaart er negenentachtig minuten van.</p><p>Na de voorstelling beantwoordt een vogelkenner vragen.</p>`,
    ),
  },
];
