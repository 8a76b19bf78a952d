// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Locale } from '@/lib/sites/locales';
import { Tab } from '@/tests/support/tab';
import { AgeSentence } from './age-sentence';

const said = (locale: Locale, ref: string, forAll = false) =>
  render(
    <Tab locale={locale}>
      <AgeSentence rating={{ ref, label: ref, sentence: ref, warning: null, forAll, pictograms: [] }} />
    </Tab>,
  ).container.textContent;

it.each<[Locale, string, string]>([
  ['fr-FR', '-12', 'Pas avant 12 ans, même avec un adulte.'],
  ['en-FR', '-16', 'Not under 16, even with an adult.'],
  ['de-CH', '6 (10)', 'Ab 6 Jahren, in Begleitung ab 4. Empfohlen ab 10.'],
  ['fr-CH', '16 (18)', 'Dès 16 ans, ou dès 14 avec un adulte. Conseillé dès 18 ans.'],
  ['de-CH', '18', 'Nicht unter 18 Jahren, auch nicht in Begleitung.'],
  ['de-CH', '0 (6)', 'Für jedes Alter zugelassen. Empfohlen ab 6.'],
  ['nl-NL', '12', 'Een advies: onder de 12 beslissen de ouders.'],
  ['nl-NL', '16', 'Niet onder de 16, ook niet met een volwassene.'],
  ['nl-BE', '16', 'Een advies: onder de 16 beslissen de ouders.'],
  ['fr-TN', '12', ''],
  ['fr-SN', '12', ''],
  ['fr-CI', '12', ''],
  ['fr-MA', '12', ''],
])('says on %s what %s means at the door', (locale, ref, sentence) => {
  expect(said(locale, ref)).toBe(sentence);
});

it('says nothing of what everyone may see', () => {
  expect(said('fr-FR', 'TP', true)).toBe('');
});
