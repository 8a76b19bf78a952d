import { t } from '../../words';

export const classics = {
  p192: t(
    'Sur une foire, un docteur présente un somnambule qui prédit l’avenir. La nuit suivante, la première prédiction s’accomplit.',
    'At a fairground, a doctor shows a sleepwalker who can tell the future. The next night, the first prophecy comes true.',
    'Auf einem Jahrmarkt zeigt ein Doktor einen Schlafwandler, der die Zukunft kennt. In der nächsten Nacht erfüllt sich die erste Weissagung.',
    'Op een kermis toont een dokter een slaapwandelaar die de toekomst voorspelt. De nacht daarop komt de eerste voorspelling uit.',
  ),
  p193: t(
    'Le diable parie avec un archange qu’il peut perdre un vieux savant. La jeunesse retrouvée coûte plus cher que prévu.',
    'The devil bets an archangel that he can corrupt an old scholar. Regained youth turns out to cost more than agreed.',
    'Der Teufel wettet mit einem Erzengel um die Seele eines alten Gelehrten. Die wiedergewonnene Jugend kostet mehr als vereinbart.',
    'De duivel wedt met een aartsengel dat hij een oude geleerde kan bederven. De herwonnen jeugd kost meer dan afgesproken.',
  ),
  p194: t(
    'Un paysan se laisse convaincre par une femme de la ville de noyer la sienne. Dans la barque, il n’y arrive pas, et la journée commence.',
    'A farmer lets a woman from the city talk him into drowning his wife. In the boat he cannot do it, and the day begins.',
    'Ein Bauer lässt sich von einer Frau aus der Stadt überreden, seine Frau zu ertränken. Im Boot bringt er es nicht fertig, und der Tag beginnt.',
    'Een boer laat zich door een vrouw uit de stad overhalen zijn vrouw te verdrinken. In de boot kan hij het niet, en de dag begint.',
  ),
  p195: t(
    'Un cambrioleur masqué dépouille le Tout-Paris et laisse sa carte en blanc. L’inspecteur Juve n’a qu’un nom, et trop de visages.',
    'A masked burglar robs all of Paris and leaves a blank visiting card. Inspector Juve has only a name, and far too many faces.',
    'Ein maskierter Einbrecher beraubt ganz Paris und hinterlässt eine leere Visitenkarte. Inspektor Juve hat nur einen Namen und zu viele Gesichter.',
    'Een gemaskerde inbreker berooft heel Parijs en laat een leeg visitekaartje achter. Inspecteur Juve heeft alleen een naam, en te veel gezichten.',
  ),
  p196: t(
    'Sous l’Opéra de Paris vit un homme que personne n’a vu et que tout le monde entend. Il a choisi sa chanteuse, et sa loge.',
    'Beneath the Paris Opera lives a man nobody has seen and everybody hears. He has chosen his singer, and his box.',
    'Unter der Pariser Oper lebt ein Mann, den niemand gesehen hat und den alle hören. Er hat seine Sängerin gewählt, und seine Loge.',
    'Onder de Parijse Opera woont een man die niemand heeft gezien en die iedereen hoort. Hij heeft zijn zangeres gekozen, en zijn loge.',
  ),
  p197: t(
    'Sur un paquebot entre Le Havre et New York, une voleuse de bijoux partage par erreur la cabine d’un inspecteur. Ni l’un ni l’autre ne veut en changer.',
    'On a liner from Le Havre to New York, a jewel thief is put in the wrong cabin, with an inspector. Neither of them asks to move.',
    'Auf einem Dampfer von Le Havre nach New York landet eine Juwelendiebin versehentlich in der Kabine eines Inspektors. Keiner von beiden möchte wechseln.',
    'Op een lijnschip van Le Havre naar New York belandt een juwelendievegge per ongeluk in de hut van een inspecteur. Geen van beiden wil verhuizen.',
  ),
  p198: t(
    'Un shérif qui a rendu son étoile doit traverser une dernière fois la rue principale. À l’autre bout l’attend son frère.',
    'A sheriff who has handed in his star must walk down main street one last time. His brother is waiting at the other end.',
    'Ein Sheriff, der seinen Stern abgegeben hat, muss ein letztes Mal die Hauptstraße hinunter. Am anderen Ende wartet sein Bruder.',
    'Een sheriff die zijn ster heeft ingeleverd, moet nog één keer de hoofdstraat door. Aan de andere kant wacht zijn broer.',
  ),
  p199: t(
    'Une soucoupe aux fils bien visibles menace le Nebraska et enlève une vache. Un professeur et sa secrétaire ont quarante minutes, et deux décors.',
    'A saucer on clearly visible strings threatens Nebraska and carries off a cow. A professor and his secretary have forty minutes, and two sets.',
    'Eine Untertasse an gut sichtbaren Fäden bedroht Nebraska und entführt eine Kuh. Ein Professor und seine Sekretärin haben vierzig Minuten und zwei Kulissen.',
    'Een schotel aan goed zichtbare touwtjes bedreigt Nebraska en ontvoert een koe. Een professor en zijn secretaresse hebben veertig minuten, en twee decors.',
  ),
  p200: t(
    'Un étudiant attend une fille rencontrée la veille et perd une journée entière à Paris. La ville, filmée à la main, n’attend personne.',
    'A student waits for a girl he met the night before and loses a whole day in Paris. The city, shot by hand, waits for nobody.',
    'Ein Student wartet auf ein Mädchen vom Vorabend und verliert einen ganzen Tag in Paris. Die Stadt, aus der Hand gefilmt, wartet auf niemanden.',
    'Een student wacht op een meisje van de avond ervoor en verliest een hele dag in Parijs. De stad, uit de hand gefilmd, wacht op niemand.',
  ),
  p201: t(
    'Un homme se réveille dans un hôtel dont il ne trouve plus la sortie. Au bout du couloir, quelqu’un court à la même vitesse que lui.',
    'A man wakes up in a hotel and cannot find the way out. At the end of the corridor, someone is running at exactly his speed.',
    'Ein Mann erwacht in einem Hotel und findet den Ausgang nicht mehr. Am Ende des Flurs rennt jemand, genauso schnell wie er.',
    'Een man wordt wakker in een hotel en vindt de uitgang niet meer. Aan het eind van de gang rent iemand, precies even snel als hij.',
  ),
  p202: t(
    'Dans une maison de couture milanaise, chaque défilé se termine par une disparition. La mannequin vedette reconnaît les gants, pas les mains.',
    'At a fashion house in Milan, every show ends with a disappearance. The star model recognises the gloves, but not the hands.',
    'In einem Mailänder Modehaus endet jede Schau mit einem Verschwinden. Das Starmannequin erkennt die Handschuhe, aber nicht die Hände.',
    'In een modehuis in Milaan eindigt elke show met een verdwijning. Het topmodel herkent de handschoenen, maar niet de handen.',
  ),
  p203: t(
    'Un samouraï sans maître escorte une marchande de sel à travers trois provinces en guerre. Il a vendu son sabre et n’en a rien dit.',
    'A masterless samurai escorts a salt seller through three provinces at war. He has sold his sword and has not told her.',
    'Ein herrenloser Samurai begleitet eine Salzhändlerin durch drei verfeindete Provinzen. Sein Schwert hat er verkauft, und sie weiß nichts davon.',
    'Een samoerai zonder meester begeleidt een zoutverkoopster door drie provincies in oorlog. Zijn zwaard heeft hij verkocht, en dat weet zij niet.',
  ),
};
