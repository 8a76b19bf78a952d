import type { Language } from '@/lib/sites/languages';
import de from '@/messages/de.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import fr from '@/messages/fr.json' with { type: 'json' };
import nl from '@/messages/nl.json' with { type: 'json' };

const words = { de, en, fr, nl };

/** What the site says in a language. */
export const messagesIn = (language: Language) => words[language];
