import { expect, it } from 'vitest';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import nl from '@/messages/nl.json';
import { crashWords } from './crash.words';

it.each(Object.entries({ de, en, fr, nl }))('says the same as the messages in %s', (language, { crash }) => {
  expect(crash).toMatchObject(crashWords[language as keyof typeof crashWords]);
});
