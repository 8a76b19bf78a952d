import { t } from '../../words';

export const stages = {
  p204: t(
    'Dans une serre assiégée par la neige, une comtesse attend le retour d’un jardinier banni. Une seule rose a fleuri, et chacun la veut.',
    'In a hothouse besieged by snow, a countess waits for a banished gardener. A single rose is in flower, and everyone wants it.',
    'In einem eingeschneiten Gewächshaus wartet eine Gräfin auf einen verbannten Gärtner. Eine einzige Rose blüht, und alle wollen sie.',
    'In een kas, omringd door sneeuw, wacht een gravin op een verbannen tuinman. Er bloeit één roos, en iedereen wil haar hebben.',
  ),
  p205: t(
    'Une souffleuse de verre enferme sa voix dans un flacon pour sauver l’atelier familial. Le prince qui l’achète ne sait pas chanter.',
    'To save the family workshop, a glass-blower locks her voice in a bottle. The prince who buys it cannot sing.',
    'Um die Werkstatt der Familie zu retten, schließt eine Glasbläserin ihre Stimme in ein Fläschchen. Der Prinz, der es kauft, kann nicht singen.',
    'Om de werkplaats van haar familie te redden sluit een glasblaasster haar stem op in een flesje. De prins die het koopt, kan niet zingen.',
  ),
  p206: t(
    'Un sonneur de cloches entend chaque nuit la mer lui répondre une tierce plus bas. Il descend sur la grève avec sa corde.',
    'Every night a bell-ringer hears the sea answer him, a third lower. He goes down to the shore with his rope.',
    'Jede Nacht hört ein Glöckner, wie ihm das Meer eine Terz tiefer antwortet. Mit seinem Seil steigt er hinab zum Strand.',
    'Elke nacht hoort een klokkenluider de zee antwoorden, een terts lager. Met zijn touw daalt hij af naar het strand.',
  ),
  p207: t(
    'Le soir de ses noces, la fille du gardien doit choisir entre l’autel et la lampe. Dehors, le bateau du fiancé cherche la passe.',
    'On her wedding night, the keeper’s daughter must choose between the altar and the lamp. Outside, the groom’s ship is looking for the channel.',
    'Am Hochzeitsabend muss die Tochter des Leuchtturmwärters zwischen Altar und Lampe wählen. Draußen sucht das Schiff des Bräutigams die Einfahrt.',
    'Op haar huwelijksavond moet de dochter van de vuurtorenwachter kiezen tussen het altaar en de lamp. Buiten zoekt het schip van de bruidegom de vaargeul.',
  ),
  p208: t(
    'À Séville, une veuve de vingt ans tient la maison de jeu de son mari. Le toréador qui a tout perdu lui propose une dernière mise.',
    'In Seville, a widow of twenty runs her husband’s gambling house. The bullfighter who has lost everything offers one last stake.',
    'In Sevilla führt eine zwanzigjährige Witwe das Spielhaus ihres Mannes. Der Torero, der alles verloren hat, bietet einen letzten Einsatz.',
    'In Sevilla leidt een weduwe van twintig het speelhuis van haar man. De stierenvechter die alles kwijt is, biedt een laatste inzet.',
  ),
  p209: t(
    'Douze danseuses tournent autour d’une lampe posée au centre du plateau. Quand elle s’éteint, la musique continue sans elles.',
    'Twelve dancers circle a lamp in the middle of the stage. When it goes out, the music carries on without them.',
    'Zwölf Tänzerinnen kreisen um eine Lampe in der Mitte der Bühne. Als sie erlischt, spielt die Musik ohne sie weiter.',
    'Twaalf danseressen cirkelen om een lamp midden op het toneel. Als hij uitgaat, gaat de muziek zonder hen verder.',
  ),
  p210: t(
    'Neuf corps traversent le plateau du nord au sud, comme une volée. L’un d’eux reste, et l’hiver commence.',
    'Nine bodies cross the stage from north to south, like a flight of birds. One of them stays, and winter begins.',
    'Neun Körper ziehen von Nord nach Süd über die Bühne, wie ein Vogelschwarm. Einer bleibt zurück, und der Winter beginnt.',
    'Negen lichamen trekken van noord naar zuid over het toneel, als een vlucht vogels. Eén blijft achter, en de winter begint.',
  ),
  p211: t(
    'Dans un atelier de Weimar, un mannequin de couture apprend à marcher en regardant les ouvrières. Au troisième tableau, c’est lui qui prend les mesures.',
    'In a workshop in Weimar, a tailor’s dummy learns to walk by watching the seamstresses. By the third scene, it is taking the measurements.',
    'In einer Weimarer Werkstatt lernt eine Schneiderpuppe gehen, indem sie den Näherinnen zusieht. Im dritten Bild nimmt sie selbst Maß.',
    'In een atelier in Weimar leert een paspop lopen door naar de naaisters te kijken. In het derde tafereel neemt zij zelf de maat.',
  ),
  p212: t(
    'La veille de la fermeture de la mine, deux lampistes font l’inventaire d’une vie. Il manque une lampe, et elle est allumée quelque part.',
    'On the eve of the pit’s closure, two lampmen take stock of a lifetime. One lamp is missing, and it is burning somewhere.',
    'Am Vorabend der Zechenschließung machen zwei Lampenwärter Inventur eines Lebens. Eine Lampe fehlt, und sie brennt noch irgendwo.',
    'Op de avond voor de mijn sluit, maken twee lampenisten de balans van een leven op. Er ontbreekt één lamp, en die brandt nog ergens.',
  ),
  p213: t(
    'Au vestiaire d’un mariage, il reste un chapeau que personne ne réclame. En une heure, il coûte trois fiançailles et une mairie.',
    'At a wedding, one hat is left in the cloakroom and nobody claims it. Within the hour it has cost three engagements and a mayor’s career.',
    'Auf einer Hochzeit bleibt an der Garderobe ein Hut übrig, den niemand vermisst. Binnen einer Stunde kostet er drei Verlobungen und einen Bürgermeister das Amt.',
    'Op een bruiloft blijft in de garderobe één hoed over die van niemand is. Binnen een uur kost hij drie verlovingen en een burgemeester zijn baan.',
  ),
  p214: t(
    'Le plafond fuit, le plombier tarde, et trois générations se partagent les seaux. À chaque goutte, un secret tombe.',
    'The ceiling leaks, the plumber is late, and three generations share the buckets. With every drop, a secret falls.',
    'Die Decke tropft, der Klempner verspätet sich, und drei Generationen teilen sich die Eimer. Mit jedem Tropfen fällt ein Geheimnis.',
    'Het plafond lekt, de loodgieter is te laat en drie generaties delen de emmers. Met elke druppel valt een geheim.',
  ),
  p215: t(
    'Une hôtesse a invité sept personnes et ne possède que six chaises. La soirée devient une partie d’échecs, puis une guerre.',
    'A hostess has invited seven people and owns six chairs. The evening turns into a game of chess, and then into a war.',
    'Eine Gastgeberin hat sieben Leute eingeladen und besitzt sechs Stühle. Der Abend wird zur Schachpartie und dann zum Krieg.',
    'Een gastvrouw heeft zeven mensen uitgenodigd en bezit zes stoelen. De avond wordt een schaakpartij en daarna een oorlog.',
  ),
};
