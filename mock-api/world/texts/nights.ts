import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { t, type Words } from '../../words';
import type { Title } from '../titles';

const none = {
  entertainementLogo: null,
  entertainementSubtitle: null,
  entertainementCasting: null,
  distribution: null,
  presentation: null,
  calendar: null,
  extraInformation: null,
  logoTitle: null,
};

type Texts = { subtitle: Words; presentation: Words; extra: Words };

const sung: Texts = {
  subtitle: t(
    'En direct, sur grand écran',
    'Live on the big screen',
    'Live auf der grossen Leinwand',
    'Live op het grote doek',
  ),
  presentation: t(
    '<p>La captation arrive en salle &agrave; la seconde o&ugrave; le rideau se l&egrave;ve&nbsp;: dix cam&eacute;ras, un son d&rsquo;orchestre, les coulisses &agrave; l&rsquo;entracte.</p>\r\n<p>Chant&eacute; en langue originale, <strong>sous-titr&eacute;</strong>.</p>',
    '<p>The picture reaches the screen the second the curtain rises: ten cameras, a full orchestra and a look backstage at the interval.</p>\r\n<p>Sung in the original language, <strong>with subtitles</strong>.</p>',
    '<p>Das Bild kommt in dem Moment, in dem sich der Vorhang hebt: zehn Kameras, voller Orchesterklang, in der Pause ein Blick hinter die B&uuml;hne.</p>\r\n<p>In der Originalsprache gesungen, <strong>mit Untertiteln</strong>.</p>',
    '<p>Het beeld komt binnen op het moment dat het doek opgaat: tien camera&rsquo;s, het volle orkest en in de pauze een kijkje achter de schermen.</p>\r\n<p>Gezongen in de oorspronkelijke taal, <strong>met ondertiteling</strong>.</p>',
  ),
  extra: t(
    '<p>Un verre offert au premier entracte.</p>',
    '<p>A drink is included at the first interval.</p>',
    '<p>In der ersten Pause ist ein Getr&auml;nk inbegriffen.</p>',
    '<p>In de eerste pauze krijg je een drankje.</p>',
  ),
};
const danced: Texts = {
  ...sung,
  subtitle: t('Le ballet au cinéma', 'Ballet at the cinema', 'Ballett im Kino', 'Ballet in de bioscoop'),
  presentation: t(
    '<p>Film&eacute; depuis la salle et depuis les cintres, au plus pr&egrave;s des pas.</p>',
    '<p>Filmed from the stalls and from the fly tower, as close to the steps as it gets.</p>',
    '<p>Gefilmt aus dem Parkett und vom Schn&uuml;rboden, so nah an den Schritten wie m&ouml;glich.</p>',
    '<p>Gefilmd vanuit de zaal en vanaf de toneelzolder, zo dicht mogelijk op de passen.</p>',
  ),
};
const played: Texts = {
  subtitle: t('Le concert au cinéma', 'The concert at the cinema', 'Das Konzert im Kino', 'Het concert in de bioscoop'),
  presentation: t(
    '<p>Le son est mix&eacute; pour la salle&nbsp;: on peut se lever, chanter, et m&ecirc;me danser.</p>',
    '<p>The sound is mixed for the auditorium: feel free to stand, sing and even dance.</p>',
    '<p>Der Ton ist f&uuml;r den Saal gemischt: Aufstehen, Mitsingen und Tanzen sind erlaubt.</p>',
    '<p>Het geluid is voor de zaal gemixt: opstaan, meezingen en zelfs dansen mag.</p>',
  ),
  extra: t('', '', '', ''),
};
const texts: Readonly<Record<string, Texts>> = {
  opera: sung,
  ballet: danced,
  concert: played,
  theatre: {
    ...danced,
    subtitle: t('Le théâtre au cinéma', 'Theatre on screen', 'Theater im Kino', 'Theater in de bioscoop'),
    presentation: played.presentation,
  },
};

const interval = t('Entracte', 'Interval', 'Pause', 'Pauze');
const part = t('Partie', 'Part', 'Teil', 'Deel');

/** The long texts of an evening, as HTML of a CMS; all null for an ordinary film. */
export function nightTexts(_site: SiteId, title: Title, language: Language) {
  const text = texts[title.film.kind];
  if (!text) return none;
  const half = Math.round(title.film.runtime * 0.45);
  return {
    ...none,
    logoTitle: title.film.title,
    entertainementSubtitle: text.subtitle[language],
    entertainementCasting: `<ul>${title.film.cast.map((name) => `<li>${name}</li>`).join('\r\n')}</ul>`,
    distribution: `<p>${title.film.directors.join(', ')}<br>${title.film.studio}</p>`,
    presentation: text.presentation[language],
    calendar: `<table border="0" cellpadding="4">\r\n<tr><td>${part[language]} 1</td><td>${half}&nbsp;min</td></tr>\r\n<tr><td>${interval[language]}</td><td>20&nbsp;min</td></tr>\r\n<tr><td>${part[language]} 2</td><td>${Math.max(10, title.film.runtime - half - 20)}&nbsp;min</td></tr>\r\n</table>`,
    extraInformation: text.extra[language],
  };
}
