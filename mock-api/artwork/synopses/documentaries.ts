import { t } from '../../words';

export const documentaries = {
  p236: t(
    'Sur un toit de zinc du cinquième arrondissement, un concierge retraité élève quatre cent mille abeilles. Pendant un an, la caméra monte avec lui.',
    'On a zinc roof in the middle of Paris, a retired caretaker keeps four hundred thousand bees. For a year, the camera climbs up with him.',
    'Auf einem Zinkdach mitten in Paris hält ein pensionierter Hausmeister vierhunderttausend Bienen. Ein Jahr lang steigt die Kamera mit hinauf.',
    'Op een zinken dak midden in Parijs houdt een gepensioneerde conciërge vierhonderdduizend bijen. Een jaar lang klimt de camera met hem mee.',
  ),
  p237: t(
    'Depuis trente ans, Renate garde les manteaux de l’opéra et n’a jamais vu la fin d’un acte. Cette saison, elle prend sa retraite et un billet.',
    'For thirty years Renate has minded coats at the opera and never seen an act to its end. This season she retires, and buys a ticket.',
    'Seit dreißig Jahren hütet Renate die Mäntel der Oper und hat nie einen Akt zu Ende gesehen. In dieser Saison geht sie in Rente und kauft sich eine Karte.',
    'Al dertig jaar past Renate op de jassen van de opera, en ze zag nooit een akte tot het eind. Dit seizoen gaat ze met pensioen en koopt ze een kaartje.',
  ),
  p238: t(
    'Au bord d’un lac rose du Sénégal, quatre femmes récoltent le sel à mains nues. L’eau monte, les prix baissent, elles chantent quand même.',
    'On the shore of a pink lake in Senegal, four women harvest salt with their bare hands. The water rises, prices fall, and still they sing.',
    'Am Ufer eines rosa Sees im Senegal ernten vier Frauen mit bloßen Händen Salz. Das Wasser steigt, die Preise fallen, und sie singen trotzdem.',
    'Aan de oever van een roze meer in Senegal oogsten vier vrouwen zout met blote handen. Het water stijgt, de prijs daalt, en toch zingen ze.',
  ),
  p239: t(
    'Dans une ruelle de la médina, un maître zelligeur forme sa première apprentie. Il leur reste une fontaine à finir avant l’hiver.',
    'In an alley of the medina, a master of mosaic trains his first female apprentice. They have one fountain to finish before winter.',
    'In einer Gasse der Medina bildet ein Mosaikmeister seine erste Schülerin aus. Vor dem Winter muss noch ein Brunnen fertig werden.',
    'In een steeg van de medina leidt een mozaïekmeester zijn eerste vrouwelijke leerling op. Voor de winter moet er nog één fontein af.',
  ),
  p240: t(
    'Une acousticienne parcourt l’Europe à la recherche de l’endroit le plus silencieux. Chaque fois qu’elle le trouve, quelqu’un a quelque chose à dire.',
    'An acoustician travels across Europe in search of the quietest place. Every time she finds it, somebody has something to say.',
    'Eine Akustikerin reist durch Europa und sucht den stillsten Ort. Jedes Mal, wenn sie ihn findet, hat jemand etwas zu sagen.',
    'Een akoestica reist door Europa op zoek naar de stilste plek. Telkens als ze die vindt, heeft er iemand iets te zeggen.',
  ),
  p241: t(
    'Sous un baobab du Sine-Saloum, on vote, on se marie, on révise et on se dispute. L’arbre, lui, n’a pas d’avis.',
    'Under a baobab in Senegal, people vote, marry, study and quarrel. The tree has no opinion.',
    'Unter einem Baobab im Senegal wird gewählt, geheiratet, gelernt und gestritten. Der Baum hat keine Meinung.',
    'Onder een baobab in Senegal wordt gestemd, getrouwd, geleerd en geruzied. De boom heeft geen mening.',
  ),
  p242: t(
    'Une baleine échoue avec quarante kilos d’emballages dans le ventre. Trois chercheurs remontent chaque étiquette jusqu’à l’usine.',
    'A whale is stranded with forty kilos of packaging in its stomach. Three researchers follow every label back to its factory.',
    'Ein Wal strandet mit vierzig Kilo Verpackung im Bauch. Drei Forschende verfolgen jedes Etikett zurück bis zur Fabrik.',
    'Een walvis spoelt aan met veertig kilo verpakkingen in de maag. Drie onderzoekers volgen elk etiket terug naar de fabriek.',
  ),
  p243: t(
    'À la mort de son grand-père, une factrice de Zwolle hérite des timbres d’un pays qui n’existe plus. Elle part remettre les lettres à leurs destinataires.',
    'When her grandfather dies, a Dutch postwoman inherits the stamps of a country that no longer exists. She sets out to deliver the letters they came on.',
    'Nach dem Tod ihres Großvaters erbt eine Briefträgerin aus Zwolle die Marken eines Landes, das es nicht mehr gibt. Sie macht sich auf, die Briefe dazu zuzustellen.',
    'Na de dood van haar opa erft een postbode uit Zwolle de postzegels van een land dat niet meer bestaat. Ze gaat de bijbehorende brieven alsnog bezorgen.',
  ),
  p244: t(
    'Sur une île irlandaise, la plus petite école du pays vit sa dernière année. Onze élèves préparent leur institutrice à prendre le bateau.',
    'On an island off Ireland, the country’s smallest school is in its final year. Eleven pupils prepare their teacher for the ferry.',
    'Auf einer Insel vor Irland erlebt die kleinste Schule des Landes ihr letztes Jahr. Elf Kinder bereiten ihre Lehrerin auf die Fähre vor.',
    'Op een eiland voor Ierland beleeft de kleinste school van het land haar laatste jaar. Elf leerlingen bereiden hun juf voor op de boot.',
  ),
  p245: t(
    'Des biologistes plongent chaque jour sous la banquise par un trou qui se referme en vingt minutes. Ce qu’ils filment n’avait jamais vu la lumière.',
    'Every day, biologists dive beneath the ice through a hole that closes in twenty minutes. What they film has never seen light.',
    'Jeden Tag tauchen Biologen durch ein Loch unter das Eis, das in zwanzig Minuten zufriert. Was sie filmen, hat noch nie Licht gesehen.',
    'Elke dag duiken biologen onder het ijs door een gat dat in twintig minuten dichtvriest. Wat ze filmen heeft nog nooit licht gezien.',
  ),
  p246: t(
    'Depuis dix-neuf ans, l’équipe de vétérans de Winschoten perd chaque dimanche. Cette saison, un nouveau gardien menace la série.',
    'For nineteen years, the veterans of Winschoten have lost every Sunday. This season a new goalkeeper puts the record at risk.',
    'Seit neunzehn Jahren verlieren die Altherren von Winschoten jeden Sonntag. In dieser Saison gefährdet ein neuer Torwart die Serie.',
    'Al negentien jaar verliezen de veteranen van Winschoten elke zondag. Dit seizoen brengt een nieuwe keeper de reeks in gevaar.',
  ),
};
