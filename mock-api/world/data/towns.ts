import type { SiteId } from '@/lib/sites/sites';

/** A town without a cinema of the chain. */
export type Town = { name: string; postalCode: string; gps: readonly [latitude: number, longitude: number] };

/** `name, postal code, latitude, longitude`, a line each. */
const lines: Readonly<Record<SiteId, string>> = {
  fr: `Villeurbanne, 69100, 45.77, 4.88
Vénissieux, 69200, 45.70, 4.89
Bron, 69500, 45.74, 4.91
Caluire-et-Cuire, 69300, 45.80, 4.85
Vaulx-en-Velin, 69120, 45.78, 4.92
Oullins, 69600, 45.71, 4.81
Écully, 69130, 45.77, 4.78
Villefranche-sur-Saône, 69400, 45.99, 4.72
Vienne, 38200, 45.52, 4.87
Bourg-en-Bresse, 01000, 46.21, 5.23
Mâcon, 71000, 46.31, 4.83
Chambéry, 73000, 45.57, 5.92
Valence, 26000, 44.93, 4.89
Échirolles, 38130, 45.14, 5.72
Roanne, 42300, 46.04, 4.07
Issy-les-Moulineaux, 92130, 48.82, 2.27
Neuilly-sur-Seine, 92200, 48.88, 2.27
Levallois-Perret, 92300, 48.89, 2.29
Nanterre, 92000, 48.89, 2.21
Courbevoie, 92400, 48.90, 2.26
Clichy, 92110, 48.90, 2.31
Asnières-sur-Seine, 92600, 48.91, 2.28
Colombes, 92700, 48.92, 2.25
Rueil-Malmaison, 92500, 48.88, 2.18
Clamart, 92140, 48.80, 2.26
Antony, 92160, 48.75, 2.30
Vincennes, 94300, 48.85, 2.44
Ivry-sur-Seine, 94200, 48.81, 2.39
Vitry-sur-Seine, 94400, 48.79, 2.39
Saint-Maur-des-Fossés, 94100, 48.80, 2.49
Nogent-sur-Marne, 94130, 48.84, 2.48
Bobigny, 93000, 48.91, 2.44
Pantin, 93500, 48.89, 2.41
Aubervilliers, 93300, 48.91, 2.38
Saint-Ouen-sur-Seine, 93400, 48.91, 2.33
Aulnay-sous-Bois, 93600, 48.94, 2.50
Argenteuil, 95100, 48.95, 2.25
Pontoise, 95300, 49.05, 2.10
Évry, 91000, 48.63, 2.44
Palaiseau, 91120, 48.71, 2.25
Meaux, 77100, 48.96, 2.88
Fontainebleau, 77300, 48.40, 2.70
Saint-Germain-en-Laye, 78100, 48.90, 2.09
Poissy, 78300, 48.93, 2.05
Aubagne, 13400, 43.29, 5.57
Martigues, 13500, 43.41, 5.05
Salon-de-Provence, 13300, 43.64, 5.10
La Ciotat, 13600, 43.17, 5.61
Arles, 13200, 43.68, 4.63
Blagnac, 31700, 43.64, 1.39
Colomiers, 31770, 43.61, 1.33
Tournefeuille, 31170, 43.59, 1.34
Montauban, 82000, 44.02, 1.35
Albi, 81000, 43.93, 2.15
Antibes, 06600, 43.58, 7.12
Cannes, 06400, 43.55, 7.02
Cagnes-sur-Mer, 06800, 43.66, 7.15
Menton, 06500, 43.78, 7.50
Roubaix, 59100, 50.69, 3.17
Tourcoing, 59200, 50.72, 3.16
Douai, 59500, 50.37, 3.08
Arras, 62000, 50.29, 2.78
Mérignac, 33700, 44.84, -0.65
Pessac, 33600, 44.81, -0.63
Arcachon, 33120, 44.66, -1.17
Saint-Herblain, 44800, 47.21, -1.65
Saint-Nazaire, 44600, 47.27, -2.21
Schiltigheim, 67300, 48.61, 7.75
Illkirch-Graffenstaden, 67400, 48.53, 7.71
Colmar, 68000, 48.08, 7.36
Nîmes, 30000, 43.84, 4.36
Sète, 34200, 43.40, 3.70
Béziers, 34500, 43.34, 3.22
Saint-Malo, 35400, 48.65, -2.01
Cesson-Sévigné, 35510, 48.12, -1.60
Hyères, 83400, 43.12, 6.13
La Seyne-sur-Mer, 83500, 43.10, 5.88
Biarritz, 64200, 43.48, -1.56
Anglet, 64600, 43.48, -1.52
Pau, 64000, 43.30, -0.37
Annemasse, 74100, 46.19, 6.23
Thonon-les-Bains, 74200, 46.37, 6.48
Belfort, 90000, 47.64, 6.86
Saint-Pierre-des-Corps, 37700, 47.39, 0.73
Niort, 79000, 46.32, -0.46
Vannes, 56000, 47.66, -2.76
Quimper, 29000, 48.00, -4.10
Lorient, 56100, 47.75, -3.37`,
  ch: `Winterthur, 8400, 47.50, 8.72
Uster, 8610, 47.35, 8.72
Zug, 6300, 47.17, 8.52
Aarau, 5000, 47.39, 8.04
Baden, 5400, 47.47, 8.31
Olten, 4600, 47.35, 7.90
Solothurn, 4500, 47.21, 7.54
Biel, 2502, 47.14, 7.25
Thun, 3600, 46.76, 7.63
Köniz, 3098, 46.92, 7.41
Carouge, 1227, 46.18, 6.14
Lancy, 1212, 46.19, 6.12
Meyrin, 1217, 46.23, 6.08
Vernier, 1214, 46.22, 6.08
Nyon, 1260, 46.38, 6.24
Morges, 1110, 46.51, 6.50
Renens, 1020, 46.54, 6.59
Pully, 1009, 46.51, 6.66
Vevey, 1800, 46.46, 6.84
Montreux, 1820, 46.43, 6.91
Yverdon-les-Bains, 1400, 46.78, 6.64
Neuchâtel, 2000, 46.99, 6.93
Bulle, 1630, 46.62, 7.06
Sion, 1950, 46.23, 7.36
Emmen, 6020, 47.08, 8.30
Kriens, 6010, 47.03, 8.28
Gossau, 9200, 47.42, 9.25
Riehen, 4125, 47.58, 7.65
Liestal, 4410, 47.48, 7.73`,
  be: `Ixelles, 1050, 50.83, 4.37
Schaerbeek, 1030, 50.87, 4.38
Anderlecht, 1070, 50.84, 4.31
Molenbeek, 1080, 50.86, 4.34
Uccle, 1180, 50.80, 4.34
Waterloo, 1410, 50.71, 4.40
Vilvoorde, 1800, 50.93, 4.43
Halle, 1500, 50.73, 4.24
Mechelen, 2800, 51.03, 4.48
Aalst, 9300, 50.94, 4.04
Berchem, 2600, 51.19, 4.43
Deurne, 2100, 51.22, 4.47
Turnhout, 2300, 51.32, 4.94
Sint-Niklaas, 9100, 51.16, 4.14
Deinze, 9800, 50.98, 3.53
Kortrijk, 8500, 50.83, 3.26
Oostende, 8400, 51.23, 2.92
Knokke-Heist, 8300, 51.35, 3.29
Genk, 3600, 50.97, 5.50
Sint-Truiden, 3800, 50.82, 5.19
Tongeren, 3700, 50.78, 5.46
Seraing, 4100, 50.58, 5.50
Verviers, 4800, 50.59, 5.86
Huy, 4500, 50.52, 5.24
Wavre, 1300, 50.72, 4.61
Louvain-la-Neuve, 1348, 50.67, 4.61
La Louvière, 7100, 50.48, 4.19
Tournai, 7500, 50.61, 3.39
Dinant, 5500, 50.26, 4.91`,
  nl: `Amstelveen, 1181, 52.30, 4.86
Zaandam, 1506, 52.44, 4.83
Hoofddorp, 2131, 52.31, 4.69
Hilversum, 1211, 52.22, 5.18
Purmerend, 1441, 52.50, 4.96
Alkmaar, 1811, 52.63, 4.75
Hoorn, 1621, 52.64, 5.06
Schiedam, 3111, 51.92, 4.40
Vlaardingen, 3131, 51.91, 4.34
Capelle aan den IJssel, 2901, 51.93, 4.58
Dordrecht, 3311, 51.81, 4.69
Spijkenisse, 3201, 51.85, 4.33
Zoetermeer, 2711, 52.06, 4.49
Rijswijk, 2281, 52.04, 4.32
Voorburg, 2271, 52.07, 4.36
Gouda, 2801, 52.01, 4.71
Nieuwegein, 3431, 52.03, 5.08
Zeist, 3701, 52.09, 5.23
Houten, 3991, 52.03, 5.17
Veenendaal, 3901, 52.03, 5.56
Ede, 6711, 52.04, 5.67
Apeldoorn, 7311, 52.21, 5.97
Deventer, 7411, 52.25, 6.16
Hengelo, 7551, 52.27, 6.79
Almelo, 7607, 52.36, 6.66
Assen, 9401, 53.00, 6.56
Emmen, 7811, 52.78, 6.90
Drachten, 9203, 53.11, 6.10
Sneek, 8601, 53.03, 5.66
Lelystad, 8232, 52.52, 5.47
Helmond, 5701, 51.48, 5.66
Veldhoven, 5501, 51.42, 5.40
Oss, 5341, 51.77, 5.52
Waalwijk, 5141, 51.68, 5.07
Roosendaal, 4701, 51.53, 4.46
Bergen op Zoom, 4611, 51.49, 4.29
Middelburg, 4331, 51.50, 3.61
Venlo, 5911, 51.37, 6.17
Heerlen, 6411, 50.89, 5.98
Sittard, 6131, 51.00, 5.87`,
  tn: `La Marsa, 2070, 36.88, 10.32
Ariana, 2080, 36.86, 10.19
Ben Arous, 2013, 36.75, 10.22
Le Bardo, 2000, 36.81, 10.14
Carthage, 2016, 36.86, 10.33
Bizerte, 7000, 37.27, 9.87
Hammamet, 8050, 36.40, 10.62
Nabeul, 8000, 36.45, 10.73
Monastir, 5000, 35.78, 10.83
Hammam Sousse, 4011, 35.86, 10.59
Mahdia, 5100, 35.50, 11.06
Sakiet Ezzit, 3021, 34.80, 10.77`,
  sn: `Pikine, 17000, 14.76, -17.39
Guédiawaye, 16000, 14.78, -17.40
Rufisque, 20000, 14.72, -17.27
Thiès, 21000, 14.79, -16.93
Mbour, 23000, 14.42, -16.97`,
  ci: `Bingerville, 00225, 5.35, -3.89
Grand-Bassam, 00225, 5.21, -3.74
Anyama, 00225, 5.50, -4.05
Dabou, 00225, 5.33, -4.38`,
  ma: `Mohammedia, 28800, 33.69, -7.38
Bouskoura, 27182, 33.45, -7.65
Settat, 26000, 33.00, -7.62
Salé, 11000, 34.04, -6.80
Témara, 12000, 33.93, -6.91
Kénitra, 14000, 34.26, -6.58
Tamansourt, 40300, 31.72, -8.11`,
};

export const townsOf = (site: SiteId): readonly Town[] =>
  lines[site].split('\n').map((line) => {
    const [name = '', postalCode = '', latitude, longitude] = line.split(', ');
    return { name, postalCode, gps: [Number(latitude), Number(longitude)] };
  });
