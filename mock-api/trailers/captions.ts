import type { Language } from '@/lib/sites/languages';
import { t, type Words } from '../words';

/** What the poster at the end of a trailer says; captions put it into the language of who watches. */
const lines: Readonly<Record<string, Words>> = {
  p03: t(
    'Plus près ne veut pas dire chez soi.',
    'Closer is not the same as home.',
    'Näher heisst nicht daheim.',
    'Dichterbij is nog niet thuis.',
  ),
  p06: t(
    'Certains lieux refusent d’être dessinés.',
    'Some places refuse to be drawn.',
    'Manche Orte lassen sich nicht zeichnen.',
    'Sommige plekken laten zich niet tekenen.',
  ),
  p105: t(
    'Quatre minutes de nuit. Personne n’en est revenu le même.',
    'Four minutes of night. Nobody came back the same.',
    'Vier Minuten Nacht. Niemand war danach wie vorher.',
    'Vier minuten nacht. Niemand kwam er hetzelfde uit.',
  ),
  p23: t('Six voleurs. Un canapé.', 'Six thieves. One sofa.', 'Sechs Diebe. Ein Sofa.', 'Zes dieven. Eén bank.'),
  p26: t(
    'Sept enfants. Sept mondes. Un signal.',
    'Seven children. Seven worlds. One signal.',
    'Sieben Kinder. Sieben Welten. Ein Signal.',
    'Zeven kinderen. Zeven werelden. Eén signaal.',
  ),
  p31: t(
    'Chaque nuit, le ciel s’éteint un peu.',
    'Every night the sky grows a little darker.',
    'Jede Nacht wird der Himmel ein wenig dunkler.',
    'Elke nacht dooft de hemel een beetje.',
  ),
  p34: t(
    'La lumière s’éteint à quatre heures.',
    'The light goes out at four.',
    'Um vier geht das Licht aus.',
    'Om vier uur gaat het licht uit.',
  ),
  p35: t(
    'Il en a cassé. Beaucoup.',
    'He has broken some. A lot, in fact.',
    'Er hat welche zerschlagen. Viele.',
    'Hij heeft er gebroken. Heel veel.',
  ),
  p36: t(
    'Montez le son. Puis montez-le encore.',
    'Turn it up. Then turn it up again.',
    'Dreh auf. Und dann noch einmal.',
    'Zet hem harder. En dan nóg harder.',
  ),
  p40: t(
    'Elle ne devait en ouvrir qu’une.',
    'She was only meant to open one.',
    'Sie sollte nur eine öffnen.',
    'Ze mocht er maar één openen.',
  ),
  p67: t(
    'Ils ont été construits pour balayer. Ils sont nés pour chanter.',
    'They were built to sweep. They were born to sing.',
    'Gebaut zum Kehren. Geboren zum Singen.',
    'Gebouwd om te vegen. Geboren om te zingen.',
  ),
};

/** `make.sh` gives every trailer the same sound. */
const sounds = {
  hum: t(
    '[Un bourdonnement grave va et vient]',
    '[A deep hum comes and goes]',
    '[Ein tiefes Brummen schwillt an und ab]',
    '[Een diep gebrom zwelt aan en af]',
  ),
  rise: t(
    '[Un second son, plus aigu, monte]',
    '[A second, higher tone rises]',
    '[Ein zweiter, höherer Ton kommt dazu]',
    '[Een tweede, hogere toon komt op]',
  ),
  end: t('[Le son s’éteint]', '[The sound fades out]', '[Der Ton verklingt]', '[Het geluid sterft weg]'),
};

/** The films with captions. */
export const captioned: readonly string[] = Object.keys(lines);

/** The captions of a film's trailer as WebVTT; null for a film without. */
export function captionsOf(film: string, language: Language): string | null {
  const line = Object.hasOwn(lines, film) ? lines[film] : undefined;
  if (!line) return null;
  const cues = [
    ['00.300', '02.900', sounds.hum],
    ['03.100', '05.900', sounds.rise],
    ['06.100', '07.900', line],
    ['08.000', '09.000', sounds.end],
  ] as const;
  const blocks = cues.map(([from, to, words]) => `00:00:${from} --> 00:00:${to}\n${words[language]}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}
