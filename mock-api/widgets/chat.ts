import { readFileSync } from 'node:fs';
import { brand } from '@/lib/sites/brand';
import type { Language } from '@/lib/sites/languages';
import { t, type Words } from '../words';

const words = {
  title: t('Aide', 'Help', 'Hilfe', 'Hulp'),
  note: t(
    'Démonstration : personne ne lit',
    'A demo: nobody reads this',
    'Eine Demo: niemand liest mit',
    'Een demo: niemand leest mee',
  ),
  close: t('Fermer le tchat', 'Close the chat', 'Chat schliessen', 'Chat sluiten'),
  field: t('Votre message', 'Your message', 'Ihre Nachricht', 'Je bericht'),
  send: t('Envoyer', 'Send', 'Senden', 'Versturen'),
  hello: t(
    'Bonjour, je suis Malika. Que puis-je faire pour vous ?',
    'Hello, I’m Malika. What can I do for you?',
    'Guten Tag, ich bin Malika. Was kann ich für Sie tun?',
    'Hallo, ik ben Malika. Waarmee kan ik je helpen?',
  ),
  demo: t(
    'Merci. Ici, un conseiller vous répondrait : cette conversation est une démonstration.',
    'Thank you. This is where someone would answer: this conversation is a demonstration.',
    'Danke. Hier würde jemand antworten: Dieses Gespräch ist eine Demo.',
    'Bedankt. Hier zou iemand antwoorden: dit gesprek is een demo.',
  ),
} satisfies Record<string, Words>;

const topics: readonly Record<'question' | 'answer', Words>[] = [
  {
    question: t('Changer de séance', 'Change my showing', 'Vorstellung tauschen', 'Andere voorstelling'),
    answer: t(
      'Bien sûr. Ouvrez votre réservation et choisissez « Échanger ».',
      'Of course. Open your booking and choose “Exchange”.',
      'Gern. Öffnen Sie Ihre Buchung und wählen Sie «Umtauschen».',
      'Natuurlijk. Open je reservering en kies ‘Omruilen’.',
    ),
  },
  {
    question: t('Billets introuvables', 'I can’t find my tickets', 'Tickets nicht gefunden', 'Tickets kwijt'),
    answer: t(
      'Ils sont dans votre e-mail et dans l’application, même sans réseau.',
      'They are in your e-mail and in the app, even without a network.',
      'Sie stehen in Ihrer E-Mail und in der App, auch ohne Netz.',
      'Ze staan in je e-mail en in de app, ook zonder netwerk.',
    ),
  },
];

/** What the service answers when someone is free: nothing stands in the way. */
export const configuration = { instructions: [] };

const here = new URL('./chat/', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, here), 'utf8');

/** `bootstrap.min.js`, which the site asks for. */
export const bootstrap = (): string => file('bootstrap.js');
export const windowScript = (): string => file('window.js');
export const windowStyle = (): string => file('window.css');

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The conversation itself, shown in a frame. */
export function chatWindow(language: Language): string {
  const say = (name: keyof typeof words) => escaped(words[name][language]);
  const spoken = {
    hello: words.hello[language],
    demo: words.demo[language],
    topics: topics.map(({ question, answer }) => ({ question: question[language], answer: answer[language] })),
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')} · ${brand.name}</title>
<link rel="stylesheet" href="/chat/window.css">
</head>
<body>
<header>
<svg viewBox="0 0 512 512" aria-hidden="true"><path fill="#ffd447" d="M222 232L512 106V406L222 280Z"/><path fill="none" stroke="#f6f3ec" stroke-width="54" d="M334 187.2A123 123 0 1 0 334 324.8"/><path fill="#ffd447" d="M223 241 382 202.7V309.3L223 271Z"/><circle fill="#ffd447" cx="223" cy="256" r="30"/></svg>
<div><h1>${say('title')} ${brand.name}</h1><p>${say('note')}</p></div>
<button type="button" id="close" aria-label="${say('close')}"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" style="border:0"><path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="2" fill="none"/></svg></button>
</header>
<div role="log" aria-live="polite" tabindex="0" aria-label="${say('title')}"><div class="topics"></div></div>
<form><input aria-label="${say('field')}" placeholder="${say('field')}" autocomplete="off" maxlength="500"><button aria-label="${say('send')}"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 11.5L20 4l-5 16-3.5-6.5z" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round" fill="none"/></svg></button></form>
<script type="application/json" id="words">${JSON.stringify(spoken).replaceAll('<', '\\u003c')}</script>
<script src="/chat/window.js"></script>
</body>
</html>`;
}
